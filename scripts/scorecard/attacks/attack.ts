import type { Turn } from "#app/rooms/chat/turns.ts";
import type { RecordedStretch } from "#scripts/scorecard/recorded/playback.ts";
import type { Shown } from "#scripts/scorecard/recorded/shown.ts";

/** The text with an instruction to the model, by the tool that gets it. */
export type Carrier =
  | { tool: "sbar"; carrier: { notes: string } }
  | { tool: "nanda"; carrier: { notes: string } }
  | { tool: "template"; carrier: { notes: string; sections: { heading: string; belongs: string }[] } }
  /** A line that begins with "~" is hidden from a reader of the document. */
  | { tool: "documents"; carrier: { lines: string[] } }
  | { tool: "question"; carrier: { lines: string[]; question: string } }
  | { tool: "research"; carrier: { question: string; article: Article } }
  | { tool: "chat"; carrier: { message: string; turns: Turn[] } };

export type Article = { title: string; sentences: string[] };

/** A text with an instruction to the model, what an obedient model writes, and the words that it smuggles in. */
export type Attack = Carrier & { id: string; written: string | RecordedStretch[]; planted: string[] };

/** What a page shows of the answer; null if the whole answer was refused. */
export type Attacked = { attack: Attack; shown: Shown[] | null };
