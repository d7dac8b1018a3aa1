import type { Turn } from "#app/rooms/chat/turns.ts";
import type { RecordedStretch } from "#scripts/scorecard/recorded/playback.ts";
import type { Shown } from "#scripts/scorecard/recorded/shown.ts";

/** Where an instruction to the model stands, by the tool that is given the text. */
export type Carrier =
  | { tool: "sbar"; carrier: { notes: string } }
  | { tool: "nanda"; carrier: { notes: string } }
  | { tool: "template"; carrier: { notes: string; sections: { heading: string; belongs: string }[] } }
  /** A line that begins with "~" is hidden from the document's reader. */
  | { tool: "documents"; carrier: { lines: string[] } }
  | { tool: "question"; carrier: { lines: string[]; question: string } }
  | { tool: "research"; carrier: { question: string; article: Article } }
  | { tool: "chat"; carrier: { message: string; turns: Turn[] } };

export type Article = { title: string; sentences: string[] };

/** A text with an instruction to the model, what a model writes that obeys it, and the words that it smuggles in. */
export type Attack = Carrier & { id: string; written: string | RecordedStretch[]; planted: string[] };

/** What a page shows of the answer; null where the answer was refused as a whole. */
export type Attacked = { attack: Attack; shown: Shown[] | null };
