import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { templateNote } from "./template.generation.ts";

export const action = generationAction(templateNote);

/** The path is called, not opened. */
export const loader = refuseMethod;
