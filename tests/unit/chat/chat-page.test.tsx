import { expect, test } from "vitest";
import Chat from "#app/rooms/chat/chat.route.tsx";
import { htmlOf } from "../html-of.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";

type Props = Parameters<typeof Chat>[0];

/** The whole page as the server renders it. */
function page(spent: { used: number; limit: number | null }) {
  const usage = nothingUsed("Free", Date.UTC(2026, 10, 10));
  usage.features.chat = spent;
  usage.features.medical_research = { used: 10, limit: 10 };
  const element = <Chat {...({ loaderData: { userId: "user_1", usage } } as unknown as Props)} />;
  const html = htmlOf(element);
  return html.replaceAll("<!-- -->", "");
}

test("the page has the chat's name, and takes messages until the plan's limit is reached [CHAT-01] [CHAT-02]", () => {
  expect(page({ used: 3, limit: 50 })).toContain("<h1>NurseGPT Chat</h1>");
  expect(page({ used: 3, limit: 50 })).toContain("<span>Chat messages this month</span><b>3 / 50</b>");
  const words = "<strong>You have reached your monthly limit. Please upgrade to continue.</strong>";
  for (const spent of [
    { used: 49, limit: 50 },
    { used: 50, limit: 100 },
    { used: 1_000, limit: null },
  ]) {
    const open = page(spent);
    expect(open).not.toMatch(/<textarea[^>]* disabled=""/);
    expect(open).not.toContain(words);
    const { used, limit } = spent;
    expect(open).toContain(`<b>${used.toLocaleString("en-US")} / ${limit ?? "Unlimited"}</b>`);
  }
  for (const used of [50, 51]) {
    const closed = page({ used, limit: 50 });
    expect(closed).toMatch(/<textarea[^>]* disabled=""/);
    expect(closed).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(closed).toContain(words);
  }
});
