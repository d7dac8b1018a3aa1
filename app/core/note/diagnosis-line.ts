import type { DiagnosisRole, NoteItem } from "./note-document.ts";

/** The items of each diagnosis, in order. */
export function diagnosesOf(items: readonly NoteItem[]): NoteItem[][] {
  const groups = new Map<string, NoteItem[]>();
  for (const item of items) {
    const group = groups.get(item.group ?? item.id);
    if (group) group.push(item);
    else groups.set(item.group ?? item.id, [item]);
  }
  return [...groups.values()];
}

/** One diagnosis in the three-part form: problem, related to, as evidenced by. */
export function diagnosisLine(
  items: readonly NoteItem[],
  words = (item: NoteItem): string => item.text,
): string {
  const of = (role: DiagnosisRole) => items.filter((item) => item.role === role).map(words);
  const [related, evidenced] = [of("related"), of("evidenced")];
  const relatedText = related.length > 0 ? ` related to ${related.join("; ")}` : "";
  const evidencedText = evidenced.length > 0 ? ` as evidenced by ${evidenced.join("; ")}` : "";
  return `- ${of("diagnosis").join("; ")}${relatedText}${evidencedText}`;
}
