/** One of the product's tools: what it is called, where it is, and what is kept for it. */
type Tool = {
  /** Its name, in the addresses of kept work too. */
  id: string;
  path: string;
  /** Its name on the dashboard's cards and in the palette; only for tools that appear there. */
  name?: string;
  /** Being on its page is a session of that name (SHELL-13). */
  isSession?: true;
  /** Unfinished work on its page is kept, one piece per tool. */
  keepsWork?: true;
  /** The form's name in the question before a sign-out erases its content: only for tools that make notes. */
  form?: string;
  /** What is typed there is meant to be sent: a sign-out asks before it erases what was not. */
  isSent?: true;
  /** The kind of note that it makes, and the label in a list of notes. */
  note?: { kind: string; label: string };
};

/** Types each tool both by what a tool may have and by what it has. */
const declared = <const List extends readonly Tool[]>(list: List): readonly (Tool & List[number])[] => list;

/**
 * Every tool once, in the order of the cards. Cards, palette, session names, kept work, kinds of notes and the sign-out
 * question are derived from this list; CONTRIBUTING.md names what else a tool may need. Its card's content is in its room
 * (`<id>.card.ts`).
 */
export const TOOLS = declared([
  {
    id: "sbar",
    path: "/notes/sbar",
    name: "SBAR Generator",
    isSession: true,
    keepsWork: true,
    form: "the SBAR form",
    note: { kind: "sbar", label: "SBAR" },
  },
  {
    id: "research",
    path: "/notes/research",
    name: "Medical Research",
    isSession: true,
    keepsWork: true,
    isSent: true,
  },
  {
    id: "analysis",
    path: "/analysis",
    name: "File Analysis",
    isSession: true,
  },
  {
    id: "nanda",
    path: "/notes/nanda",
    name: "NANDA Diagnosis",
    isSession: true,
    keepsWork: true,
    form: "the NANDA form",
    note: { kind: "nanda", label: "Nursing diagnoses" },
  },
  {
    id: "chat",
    path: "/chat",
    name: "NurseGPT Chat",
    keepsWork: true,
    isSent: true,
  },
  {
    id: "templates",
    path: "/notes/templates",
    keepsWork: true,
    form: "the template editor",
    note: { kind: "template", label: "From a template" },
  },
]);

/** A tool whose work is kept under its own name. */
export type KeepingTool = Extract<(typeof TOOLS)[number], { keepsWork: true }>["id"];

/** Tools with a card and a line in the palette. */
export const NAMED_TOOLS = TOOLS.flatMap(({ id, path, name }) =>
  name === undefined ? [] : [{ id, path, name }],
);

export const isKeepingTool = (id: string): id is KeepingTool =>
  TOOLS.some((tool) => tool.id === id && tool.keepsWork === true);
