import { generationAction } from "#app/core/generation/run-generation.server.ts";
import { templateNote } from "./template.generation.ts";

export const action = generationAction(templateNote);
