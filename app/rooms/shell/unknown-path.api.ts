import { errorResponse } from "#app/base/http/errors.ts";

/** An API path that does not exist. */
export const loader = () => errorResponse("not_found");
export const action = () => errorResponse("not_found");
