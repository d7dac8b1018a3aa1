import type { ClerkStore } from "./store.ts";

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function inboxPage(store: ClerkStore) {
  const rows = store
    .all("mail")
    .toReversed()
    .map(
      (mail) =>
        `<li><b>${escapeHtml(mail.to)}</b> ${escapeHtml(mail.subject)}: <code>${mail.code}</code></li>`,
    );
  const html = `<!doctype html><html lang="en"><title>Inbox</title><h1>Sandbox inbox</h1><ul>${rows.join("")}</ul>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
