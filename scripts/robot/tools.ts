import type { Page } from "@playwright/test";

/** A tool that the robot types into: where, and how it asks for an answer. */
export type RobotTool = {
  path: string;
  /** The path that a generation is requested from. */
  asks: string;
  field(page: Page): ReturnType<Page["getByLabel"]>;
  /** Words that the tool can work with, typed before the robot's own. */
  words: string;
  send: "Control+Enter" | "Enter";
};

export const ROBOT_TOOLS = {
  sbar: {
    path: "/notes/sbar",
    asks: "/api/generate-note",
    field: (page) => page.getByLabel("Nurse's Notes"),
    words: "Left wrist swollen, pain 6/10.",
    send: "Control+Enter",
  },
  nanda: {
    path: "/notes/nanda",
    asks: "/api/generate-nanda",
    field: (page) => page.getByLabel("Patient Information"),
    words: "Short of breath since 0300, SpO2 88%.",
    send: "Control+Enter",
  },
  research: {
    path: "/notes/research",
    asks: "/api/medical-research",
    field: (page) => page.locator("[name=query]"),
    words: "Do foam dressings prevent pressure ulcers?",
    send: "Control+Enter",
  },
  chat: {
    path: "/chat",
    asks: "/api/chat",
    field: (page) => page.getByLabel("Your message"),
    words: "Does hourly rounding reduce falls?",
    send: "Enter",
  },
} as const satisfies Record<string, RobotTool>;

export type ToolName = keyof typeof ROBOT_TOOLS;
export const TOOL_NAMES = Object.keys(ROBOT_TOOLS) as ToolName[];
