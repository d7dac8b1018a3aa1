import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { sbar } from "./sbar.generation.ts";

export const action = generationAction(sbar);

/** The path is called, not opened. */
export const loader = refuseMethod;
