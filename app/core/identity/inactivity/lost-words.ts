import type { RetentionFacts } from "#app/core/record/record.ts";
import { TOOLS } from "#app/core/tools/tools.ts";

/** What "Keep and sign out" and "Erase and sign out" mean. */
export const KEEPING =
  "“Keep” stores it encrypted for 24 hours, for you alone: sign in within that time to get it back. After that it is erased. How long finished notes are kept is up to you: Settings → Security. “Erase” also erases what you made on other devices and did not choose to keep.";

/** What a sign-out would erase, in words; null if nothing. */
export function lostWords({ neverLeft, unfinished }: RetentionFacts): string | null {
  const notes = neverLeft === 1 ? "A finished note was" : `${neverLeft} finished notes were`;
  const isUnwritten = (tool: string) => tool.startsWith("template:") || toolOf(tool)?.form !== undefined;
  const unwritten = namesOf(unfinished.filter(isUnwritten));
  const unsent = namesOf(unfinished.filter((tool) => !isUnwritten(tool)));
  const words = [
    neverLeft > 0 && `${notes} never copied, printed or downloaded.`,
    unwritten && `What you typed in ${unwritten} has not become a note yet.`,
    unsent && `What you typed in ${unsent} has no answer yet.`,
  ].filter(Boolean);
  return words.length === 0 ? null : words.join(" ");
}

const LIST = new Intl.ListFormat("en");
const namesOf = (tools: readonly string[]): string => LIST.format(new Set(tools.map(nameOf)));

const toolOf = (tool: string) => TOOLS.find(({ id }) => id === tool);

/** Text typed for a template or about a document is kept separately for each. */
function nameOf(tool: string): string {
  if (tool.startsWith("template:")) return "a note template";
  if (tool.startsWith("document-question:")) return "the question field of a document";
  const { form, name } = toolOf(tool) ?? {};
  return form ?? name ?? tool;
}
