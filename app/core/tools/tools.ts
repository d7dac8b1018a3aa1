/** One of the product's tools: what it is called, where it is, and what is kept for it. */
type Tool = {
  /** Its name in the addresses of kept work, too. */
  id: string;
  path: string;
  /** Its card on the dashboard and its line in the palette. */
  card?: { name: string; text: string };
  /** Being on its page is a session, by the card's name (SHELL-13). */
  isSession?: true;
  /** What is typed or made there and not finished is kept, one piece per tool. */
  keepsWork?: true;
  /** What the form is called when a sign-out asks before it erases what was typed there: only for tools that make notes. */
  form?: string;
  /** The kind of note that it makes, and what a list of notes calls it. */
  note?: { kind: string; label: string };
};

/**
 * Every tool once, in the order of the cards. Cards, palette, session names, kept work, kinds of notes and a sign-out's
 * question are read from here: a further tool is a line.
 */
export const TOOLS = [
  {
    id: "sbar",
    path: "/notes/sbar",
    card: {
      name: "SBAR Generator",
      text: "Type what you saw. Get a structured note in which every statement points back to your words.",
    },
    isSession: true,
    keepsWork: true,
    form: "the SBAR form",
    note: { kind: "sbar", label: "SBAR" },
  },
  {
    id: "research",
    path: "/notes/research",
    card: {
      name: "Medical Research",
      text: "Ask a clinical question and get an answer with citations you can open.",
    },
    isSession: true,
    keepsWork: true,
  },
  {
    id: "analysis",
    path: "/analysis",
    card: {
      name: "File Analysis",
      text: "Upload a PDF, Word, CSV or Excel file and ask questions about it.",
    },
    isSession: true,
  },
  {
    id: "nanda",
    path: "/notes/nanda",
    card: { name: "NANDA Diagnosis", text: "Nursing diagnoses with the evidence for each part." },
    isSession: true,
    keepsWork: true,
    form: "the NANDA form",
    note: { kind: "nanda", label: "Nursing diagnoses" },
  },
  {
    id: "chat",
    path: "/chat",
    card: { name: "NurseGPT Chat", text: "A second pair of eyes for questions at the bedside." },
    keepsWork: true,
  },
  {
    id: "templates",
    path: "/notes/templates",
    keepsWork: true,
    form: "the template editor",
    note: { kind: "template", label: "From a template" },
  },
] as const satisfies readonly Tool[];

type Known = (typeof TOOLS)[number];
/** A tool whose work is kept under its own name. */
export type KeepingTool = Extract<Known, { keepsWork: true }>["id"];
/** A tool that has a card. */
export type CardTool = Extract<Known, { card: object }>;

const allTools: readonly Tool[] = TOOLS;

export const isKeepingTool = (id: string): id is KeepingTool =>
  allTools.some((tool) => tool.id === id && tool.keepsWork === true);

/** Tools that have a card, in the cards' order. */
export const CARD_TOOLS: readonly CardTool[] = TOOLS.filter((tool): tool is CardTool => "card" in tool);

/** Tools that make notes: a sign-out asks before it erases what was typed there. */
export const NOTE_FORMS: ReadonlyMap<string, string> = new Map(
  allTools.flatMap(({ id, form }) => (form ? [[id, form] as const] : [])),
);

/** The kinds of notes, with what each is called and the page that makes it. */
export const NOTE_KINDS: ReadonlyMap<string, { label: string; path: string }> = new Map(
  allTools.flatMap(({ path, note }) => (note ? [[note.kind, { label: note.label, path }] as const] : [])),
);
