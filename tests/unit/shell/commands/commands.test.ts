import { expect, test, vi } from "vitest";
import { commandsFor, matching } from "#app/rooms/shell/commands/commands.ts";
import { shortcutOf } from "#app/rooms/shell/commands/shortcuts.ts";
import { hasSingleKeys, setSingleKeys } from "#app/rooms/shell/commands/single-keys.ts";
import { memoryStorage } from "#tests/unit/payments/storage.ts";

const TOOLS = [{ path: "/notes/sbar", name: "SBAR Generator" }];
const key = (pressed: string, changes: Partial<KeyboardEvent> = {}) => ({
  key: pressed,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...changes,
});

test("Ctrl or ⌘ with K opens the palette, ? the help, and Ctrl with Enter stays the form's", () => {
  expect(shortcutOf(key("k", { ctrlKey: true }), "page", true)).toBe("palette");
  expect(shortcutOf(key("K", { metaKey: true }), "page", true)).toBe("palette");
  expect(shortcutOf(key("?", { shiftKey: true }), "page", true)).toBe("help");
  const others = [
    key("k"),
    key("Enter", { ctrlKey: true }),
    key("K", { ctrlKey: true, shiftKey: true }),
    key("k", { ctrlKey: true, altKey: true }),
    key("k", { ctrlKey: true, repeat: true }),
    key("?", { ctrlKey: true }),
    key("/"),
  ];
  for (const other of others) expect(shortcutOf(other, "page", true)).toBeNull();
});

test("in a field Ctrl with K opens the palette too and a key alone is text; a dialog has its keys to itself", () => {
  expect(shortcutOf(key("k", { ctrlKey: true }), "field", true)).toBe("palette");
  expect(shortcutOf(key("?"), "field", true)).toBeNull();
  for (const pressed of [key("k", { ctrlKey: true }), key("?")])
    expect(shortcutOf(pressed, "dialog", true)).toBeNull();
});

test("the single key can be turned off for good", () => {
  expect(shortcutOf(key("?"), "page", false)).toBeNull();
  expect(shortcutOf(key("k", { ctrlKey: true }), "page", false)).toBe("palette");
  vi.stubGlobal("localStorage", memoryStorage());
  expect(hasSingleKeys("user_1")).toBe(true);
  setSingleKeys("user_1", false);
  expect([hasSingleKeys("user_1"), hasSingleKeys("user_2")]).toEqual([false, true]);
  setSingleKeys("user_1", true);
  expect(hasSingleKeys("user_1")).toBe(true);
});

test("the palette offers the tools that are there, where one was last, every page, and the way out", () => {
  const activity = (type: "note_generation" | "document_upload" | "session_start", description: string) => ({
    id: crypto.randomUUID(),
    type,
    description,
    timestamp: 1,
  });
  const commands = commandsFor(TOOLS, [
    activity("note_generation", "SBAR note"),
    activity("note_generation", "SBAR note"),
    activity("document_upload", "Uploaded labs.pdf"),
    activity("session_start", "Started SBAR Generator"),
    activity("session_start", "Started Medical Research"),
  ]);
  const led = (group: string) =>
    commands.filter((command) => command.group === group).map(({ label, action }) => [label, action]);
  expect(led("Tools")).toEqual([["SBAR Generator", { to: "/notes/sbar" }]]);
  expect(led("Recent")).toEqual([
    ["SBAR note", { to: "/notes/sbar" }],
    ["Uploaded labs.pdf", { to: "/analysis/history" }],
    ["Started SBAR Generator", { to: "/notes/sbar" }],
  ]);
  expect(led("Go to")).toContainEqual(["Account settings", { to: "/settings/account" }]);
  expect(led("Do")).toContainEqual(["Sign out", { act: "sign-out" }]);
  expect(led("Do")).toContainEqual(["Dark theme", { theme: "dark" }]);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});

test("a query finds what contains all of its words in any order and case", () => {
  const commands = commandsFor(TOOLS, []);
  const labels = (query: string) => matching(commands, query).map(({ label }) => label);
  expect(labels("")).toHaveLength(commands.length);
  expect(labels("  GENERATOR sb ")).toEqual(["SBAR Generator"]);
  expect(labels("settings")).toEqual([
    "Profile settings",
    "Account settings",
    "Notification settings",
    "Security settings",
    "Billing settings",
  ]);
  expect(labels("xyz")).toEqual([]);
  expect(labels("gènérator sb")).toEqual(["SBAR Generator"]);
});

test("a command is found by further words, and whole words and their beginnings come before what stands inside one", () => {
  const templates = [
    { id: "soap", name: "SOAP note" },
    { id: "dar", name: "DAR note" },
  ];
  const first = (query: string, known = templates) =>
    matching(commandsFor(TOOLS, [], known), query).map(({ label }) => label)[0];
  expect(first("DAR")).toBe("DAR note");
  expect(first("dar", [])).toBe("Note templates");
  expect(first("dark")).toBe("Dark theme");
  expect(first("soap", [])).toBe("Note templates");
  for (const word of ["fall", "incident"]) expect(first(word)).toBe("Note templates");
  for (const word of ["delete", "usage", "export"]) expect(first(word)).toBe("Account settings");
  expect(first("password")).toBe("Security settings");
  expect(first("invoice")).toBe("Billing settings");
  expect(first("evidence")).toBe("Evidence");
});

test("what is found stands in the order in which it is drawn: group by group", () => {
  const groups = matching(commandsFor(TOOLS, [], [{ id: "dar", name: "DAR note" }]), "note").map(
    ({ group }) => group,
  );
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
});
