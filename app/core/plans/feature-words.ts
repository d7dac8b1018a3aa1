import type { Feature } from "./plans.ts";

/** What is counted, as a heading, one use of it, and several. */
export const FEATURE_WORDS: Readonly<Record<Feature, { label: string; one: string; many: string }>> = {
  chat: { label: "Chat", one: "chat message", many: "chat messages" },
  file_analysis: { label: "File analysis", one: "file analysis", many: "file analyses" },
  medical_research: { label: "Medical research", one: "research search", many: "research searches" },
  sbar: { label: "SBAR", one: "SBAR note", many: "SBAR notes" },
  nanda: { label: "NANDA", one: "NANDA diagnosis", many: "NANDA diagnoses" },
};
