import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { research } from "./research.generation.ts";

export const action = generationAction(research);

/** The path is called, not opened. */
export const loader = refuseMethod;
