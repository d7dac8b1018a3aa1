import { refuseMethod } from "#app/base/http/api.server.ts";
import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { chat } from "./chat.generation.ts";

export const action = generationAction(chat);

/** The path is called, not opened. */
export const loader = refuseMethod;
