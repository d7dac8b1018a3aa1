import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { sbar } from "./sbar.generation.ts";

export const action = generationAction(sbar);
