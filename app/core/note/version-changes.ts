import type { PageVersion } from "./note-document.ts";

export type VersionChange = { type: "added" | "removed"; text: string };

/** What a version says that the one before it did not, and the other way round. A first version adds nothing to compare. */
export function changesOf(version: PageVersion, versions: readonly PageVersion[]): VersionChange[] {
  const before = versions.find(({ number }) => number === version.from);
  if (!before) return [];
  const amended = version.amendments.slice(before.amendments.length);
  const [own, earlier] = [textsOf(version), textsOf(before)];
  return [
    ...missingFrom(own, earlier).map((text) => ({ type: "removed" as const, text })),
    ...missingFrom(earlier, own).map((text) => ({ type: "added" as const, text })),
    ...amended.map(({ text }) => ({ type: "added" as const, text })),
  ];
}

const textsOf = ({ content }: PageVersion): string[] => content?.items.map(({ text }) => text) ?? [];

const missingFrom = (texts: readonly string[], other: readonly string[]): string[] => {
  const there = new Set(texts);
  return [...new Set(other)].filter((text) => !there.has(text));
};
