import { plainLetters } from "#app/base/text/plain-letters.ts";
import type { Theme } from "#app/base/ui/theme.ts";
import { type Activity, TEMPLATE_NOTE } from "#app/core/usage/activity-log.ts";

/** What choosing a command does: go to a page of the app, load a public page, or act here. */
type CommandAction = { to: string } | { href: string } | { theme: Theme } | { act: "sign-out" | "shortcuts" };

export type Command = { id: string; group: string; label: string; deed: CommandAction };

type PaletteTool = { path: string; name: string };

const PLACES: readonly [label: string, to: string][] = [
  ["Dashboard", "/dashboard"],
  ["Notes", "/notes"],
  ["Note templates", "/notes/templates"],
  ["Document History", "/analysis/history"],
  ["Profile settings", "/settings/profile"],
  ["Account settings", "/settings/account"],
  ["Notification settings", "/settings/notifications"],
  ["Security settings", "/settings/security"],
  ["Billing settings", "/settings/billing"],
];

const ACTIONS: readonly [label: string, deed: CommandAction][] = [
  ["Plans and prices", { href: "/pricing" }],
  ["Light theme", { theme: "light" }],
  ["Dark theme", { theme: "dark" }],
  ["Match device theme", { theme: "system" }],
  ["Keyboard shortcuts", { act: "shortcuts" }],
  ["Sign out", { act: "sign-out" }],
];

const MOST_RECENT = 5;

/** Everything that the palette offers, in its order. */
export function commandsFor(tools: readonly PaletteTool[], activities: readonly Activity[]): Command[] {
  return [
    ...tools.map(({ path, name }) => command("Tools", name, { to: path })),
    ...recent(tools, activities),
    ...PLACES.map(([label, to]) => command("Go to", label, { to })),
    ...ACTIONS.map(([label, deed]) => command("Do", label, deed)),
  ];
}

/** Those whose label or group contains every word of the query, in any order. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, group }) => {
    const text = plainLetters(`${label} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

const command = (group: string, label: string, deed: CommandAction): Command => ({
  id: `${group}-${label}`.replace(/\W+/g, "-").toLowerCase(),
  group,
  label,
  deed,
});

/** The last activities that lead somewhere, each wording once. */
function recent(tools: readonly PaletteTool[], activities: readonly Activity[]): Command[] {
  const found = activities.flatMap((activity) => {
    const to = targetOf(tools, activity);
    return to ? [command("Recent", activity.description, { to })] : [];
  });
  const first = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  return first.slice(0, MOST_RECENT);
}

/** Where an activity took place; null where that is not known. */
function targetOf(tools: readonly PaletteTool[], { type, description }: Activity): string | null {
  if (type === "document_upload" || type === "document_analysis") return "/analysis/history";
  if (description === TEMPLATE_NOTE) return "/notes/templates";
  if (type === "note_generation") return "/notes/sbar";
  return tools.find(({ name }) => description.endsWith(name))?.path ?? null;
}
