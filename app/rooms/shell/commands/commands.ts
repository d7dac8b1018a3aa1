import { plainLetters } from "#app/base/text/plain-letters.ts";
import type { Theme } from "#app/base/ui/browser/theme.ts";
import { type Activity, TEMPLATE_NOTE } from "#app/core/usage/activity-log.ts";

/** What choosing a command does: go to a page of the app, load a public page, or act here. */
type CommandAction = { to: string } | { href: string } | { theme: Theme } | { act: "sign-out" | "shortcuts" };

export type Command = {
  id: string;
  group: string;
  label: string;
  action: CommandAction;
  /** Further search words, which are not shown. */
  words?: string;
};

type PaletteTool = { path: string; name: string };

/** A format that the person may write a note in. */
export type PaletteTemplate = { id: string; name: string };

/** Search words of the tools, besides their names. */
const TOOL_WORDS: Readonly<Record<string, string>> = {
  "/notes/sbar": "handover report call note new write isbar",
  "/notes/research": "evidence literature articles studies pubmed question",
  "/analysis": "document upload labs lab results values pdf scan",
  "/notes/nanda": "care plan nursing diagnoses",
  "/chat": "ask question assistant help",
};

const PLACES: readonly [label: string, to: string, words: string][] = [
  ["Dashboard", "/dashboard", "home start overview"],
  ["Notes", "/notes", "kept finished earlier history"],
  [
    "Note templates",
    "/notes/templates",
    "soap dar narrative shift admission discharge teaching fall incident report format charting own",
  ],
  ["New template", "/notes/templates/new", "create make write own note template format"],
  ["Document History", "/analysis/history", "files uploads analyses labs earlier archive"],
  ["Profile settings", "/settings/profile", "name email phone personal"],
  [
    "Account settings",
    "/settings/account",
    "usage limits tokens plan subscription cancel export download data delete erase close",
  ],
  ["Notification settings", "/settings/notifications", "emails alerts messages"],
  [
    "Security settings",
    "/settings/security",
    "password two-step verification authenticator devices retention",
  ],
  ["Billing settings", "/settings/billing", "invoices receipts payment card"],
];

const PUBLIC_PLACES: readonly [label: string, href: string, words: string][] = [
  ["Plans and prices", "/pricing", "upgrade pricing cost buy basic premium subscription"],
  ["Evidence", "/evidence", "figures accuracy measured quality"],
  ["Contact", "/contact", "support help feedback message"],
];

const ACTIONS: readonly [label: string, action: CommandAction, words: string][] = [
  ["Light theme", { theme: "light" }, "colors bright day mode"],
  ["Dark theme", { theme: "dark" }, "colors night mode"],
  ["Match device theme", { theme: "system" }, "colors mode"],
  ["Keyboard shortcuts", { act: "shortcuts" }, "keys help"],
  ["Sign out", { act: "sign-out" }, "logout log leave"],
];

const MOST_RECENT = 5;

/** Everything that the palette offers, in its order. */
export function commandsFor(
  tools: readonly PaletteTool[],
  activities: readonly Activity[],
  templates: readonly PaletteTemplate[] = [],
): Command[] {
  return [
    ...tools.map(({ path, name }) => command("Tools", name, { to: path }, TOOL_WORDS[path])),
    ...recent(tools, activities),
    ...templates.map(({ id, name }) => ({
      ...command("Templates", name, { to: `/notes/templates/${id}` }, "template note"),
      id: `template-${id}`,
    })),
    ...PLACES.map(([label, to, words]) => command("Go to", label, { to }, words)),
    ...PUBLIC_PLACES.map(([label, href, words]) => command("Go to", label, { href }, words)),
    ...ACTIONS.map(([label, action, words]) => command("Do", label, action, words)),
  ];
}

/**
 * The commands that contain every word of the query, in any order; best match first, with the rest of its group right
 * after it.
 */
export function matching(commands: readonly Command[], query: string): Command[] {
  const wanted = plainLetters(query).split(/\s+/).filter(Boolean);
  const groups = new Map<string, { command: Command; distance: number }[]>();
  for (const command of commands) {
    const distance = distanceOf(command, wanted);
    if (distance === Number.POSITIVE_INFINITY) continue;
    const group = groups.get(command.group) ?? [];
    groups.set(command.group, [...group, { command, distance }]);
  }
  return [...groups.values()]
    .map((group) => group.toSorted((one, other) => one.distance - other.distance))
    .toSorted(([one], [other]) => (one?.distance ?? 0) - (other?.distance ?? 0))
    .flatMap((group) => group.map(({ command }) => command));
}

/** How far a command is from the query: 0 if each word is a whole word of its label, infinite if one is missing. */
function distanceOf({ label, group, words = "" }: Command, wanted: readonly string[]): number {
  const [shown, further] = [wordsOf(`${label} ${group}`), wordsOf(words)];
  const distances = wanted.map((word) => {
    if (shown.includes(word)) return 0;
    if (further.includes(word)) return 1;
    if (shown.some((one) => one.startsWith(word))) return 2;
    if (further.some((one) => one.startsWith(word))) return 3;
    return shown.some((one) => one.includes(word)) ? 4 : Number.POSITIVE_INFINITY;
  });
  return distances.reduce((sum, distance) => sum + distance, 0);
}

const wordsOf = (text: string): string[] => plainLetters(text).split(/\s+/);

const command = (group: string, label: string, action: CommandAction, words = ""): Command => ({
  id: `${group}-${label}`.replace(/\W+/g, "-").toLowerCase(),
  group,
  label,
  action,
  words,
});

/** The latest activities that lead somewhere, each wording once. */
function recent(tools: readonly PaletteTool[], activities: readonly Activity[]): Command[] {
  const found = activities.flatMap((activity) => {
    const to = targetOf(tools, activity);
    return to ? [command("Recent", activity.description, { to })] : [];
  });
  const first = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  return first.slice(0, MOST_RECENT);
}

/** The page of an activity; null if unknown. */
function targetOf(tools: readonly PaletteTool[], { type, description }: Activity): string | null {
  if (type === "document_upload" || type === "document_analysis") return "/analysis/history";
  if (description === TEMPLATE_NOTE) return "/notes/templates";
  if (type === "note_generation") return "/notes/sbar";
  return tools.find(({ name }) => description.endsWith(name))?.path ?? null;
}
