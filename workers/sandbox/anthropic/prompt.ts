import type { MessagesBody } from "./body.ts";

export type Source = { field: string; label: string; text: string };

export function promptText(content: MessagesBody["messages"][number]["content"]): string {
  if (typeof content === "string") return content;
  return content.map((block) => ("text" in block ? String(block.text) : "")).join("\n");
}

/** What the person sent last. */
export function lastUserText(body: MessagesBody): string {
  const message = body.messages.findLast(({ role }) => role === "user");
  return message ? promptText(message.content) : "";
}

const SOURCE = /<source field="([^"]*)" label="([^"]*)">\n([\s\S]*?)\n<\/source>/g;

/** The blocks of the person's input; a message without blocks is one nameless source. */
export function readSources(text: string): Source[] {
  const sources = [...text.matchAll(SOURCE)].map(([, field = "", label = "", content = ""]) => ({
    field,
    label,
    text: content,
  }));
  return sources.length > 0 ? sources : [{ field: "text", label: "", text }];
}
