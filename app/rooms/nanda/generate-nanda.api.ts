import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { nanda } from "./nanda.generation.ts";

export const action = generationAction(nanda);

/** The path is called, not opened. */
export const loader = refuseMethod;
