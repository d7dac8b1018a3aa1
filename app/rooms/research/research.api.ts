import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { research } from "./research.generation.ts";

export const action = generationAction(research);
