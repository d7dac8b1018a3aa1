import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { chat } from "./chat.generation.ts";

export const action = generationAction(chat);
