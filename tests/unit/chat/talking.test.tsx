// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import Chat from "#app/rooms/chat/chat.route.tsx";
import { type ChatAnswer, toChatAnswer } from "#app/rooms/chat/chat.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { closePages, press, render, typeInto } from "../render.ts";

type Props = Parameters<typeof Chat>[0];

const ANSWER: ChatAnswer = toChatAnswer(plainAnswer("Foam helps.", null), null);

beforeEach(() => {
  upgradePrompt.set(false);
  setCustomerId("user_1");
  // A page without a layout has nowhere to scroll.
  HTMLElement.prototype.scrollIntoView = () => {};
});

/** The chat of a person who has sent `used` messages this month, and its requests to the server. */
async function opened(used: number, answers: "at once" | "stays open" = "at once", userId = "user_1") {
  const usage = nothingUsed("Free", Date.UTC(2026, 10, 10, 12));
  usage.features.chat = { used, limit: 50 };
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body, signal }: RequestInit) => {
    if (path === "/api/chat") {
      asked.push(JSON.parse(String(body)));
      if (answers === "stays open")
        return new Promise((_, leave) => signal?.addEventListener("abort", () => leave(signal.reason)));
      return Response.json(ANSWER);
    }
    const then = structuredClone(usage);
    then.features.chat.used = used + asked.length;
    return Response.json(then);
  });
  const element = <Chat {...({ loaderData: { userId, usage } } as unknown as Props)} />;
  const page = await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const input = () => page.querySelector("textarea");
  return {
    page,
    asked,
    input,
    said: () =>
      [...page.querySelectorAll(".said")].map(
        (one) => one.querySelector("p")?.textContent ?? one.textContent,
      ),
    shownUse: () => page.querySelector("[role=meter]")?.getAttribute("aria-valuetext"),
    async send(message: string) {
      await typeInto(input(), message);
      await act(async () => page.querySelector("form")?.requestSubmit());
    },
  };
}

test("a message is sent with what was said before it, answered on the page, and counted [CHAT-02]", async () => {
  const { page, asked, said, send, shownUse } = await opened(48);
  await send("  Does foam help? ");
  // Below it are an answer's own headings, of the third level.
  expect(page.querySelector("h2")?.textContent).toBe("Conversation");
  await expect.poll(said).toEqual(["Does foam help?", "Foam helps."]);
  await expect.poll(shownUse).toBe("49 of 50");
  await send("And in children?");
  await expect.poll(said).toEqual(["Does foam help?", "Foam helps.", "And in children?", "Foam helps."]);
  expect(asked).toEqual([
    { message: "Does foam help?", turns: [] },
    {
      message: "And in children?",
      turns: [
        { role: "nurse", text: "Does foam help?" },
        { role: "assistant", text: "Foam helps." },
      ],
    },
  ]);
});

test("a page without a customer id sends nothing, and says that it is required [ERR-11]", async () => {
  const { page, asked, send } = await opened(3, "at once", "");
  await send("Does foam help?");
  await expect
    .poll(() => page.querySelector("[role=alert]")?.textContent)
    .toContain("Customer ID is required");
  expect(asked).toEqual([]);
});

test("the last message of the month closes the input and opens the upgrade prompt, and no other is sent [CHAT-02]", async () => {
  const { asked, input, send } = await opened(49);
  await send("Does foam help?");
  await expect.poll(() => input()?.disabled).toBe(true);
  expect(upgradePrompt.get()).toBe(true);
  await send("And in children?");
  expect(asked).toHaveLength(1);
});

test("danger is answered before anything is asked; a cancelled answer can be asked for again or discarded", async () => {
  const { page, asked, said, send } = await opened(0, "stays open");
  await send("My patient has chest pain right now. Does foam help?");
  await expect.poll(() => page.querySelector("[role=alert]")?.textContent).toContain("call for help first");
  await press(page, "Cancel");
  await expect.poll(() => page.textContent).toContain("Cancelled.");
  await press(page, "Retry");
  expect(asked).toHaveLength(2);
  await press(page, "Cancel");
  await expect.poll(() => page.textContent).toContain("Cancelled.");
  await press(page, "Discard");
  expect(said()).toEqual([]);
});

test("messages that were not answered stay, each with its own way on, until they are answered or discarded", async () => {
  const { page, asked, said, send } = await opened(0, "stays open");
  for (const message of ["Does foam help?", "And in children?"]) {
    await send(message);
    await press(page, "Cancel");
    await expect.poll(() => page.textContent).toContain("Cancelled.");
  }
  expect(said()).toEqual(["Does foam help?", "This was not answered.", "And in children?", "Cancelled."]);
  await press(page, "Retry");
  expect(asked.at(-1)).toMatchObject({ message: "Does foam help?" });
  expect(buttonsIn(page, "Retry").map(({ disabled }) => disabled)).toEqual([true]);
  await press(page, "Cancel");
  await expect.poll(() => said().slice(1, 2)).toEqual(["Cancelled."]);
  await press(page, "Discard");
  expect(said()).toEqual(["And in children?", "This was not answered."]);
});

const buttonsIn = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll("button")].filter(({ textContent }) => textContent === name);

test("a cleared conversation comes back with Undo, before what was said since, until the page is left", async () => {
  const { page, said, send } = await opened(0);
  await send("Does foam help?");
  await expect.poll(said).toEqual(["Does foam help?", "Foam helps."]);
  const clear = () => press(page, "Clear conversation");
  const offered = () => openToasts().filter(({ isOpen, onUndo }) => isOpen && onUndo);
  await clear();
  expect(said()).toEqual([]);
  expect(offered().at(-1)?.text).toBe("Conversation cleared. Once this message closes, it is gone for good.");
  await send("And in children?");
  await expect.poll(said).toEqual(["And in children?", "Foam helps."]);
  await act(async () => offered().at(-1)?.onUndo?.());
  expect(said()).toEqual(["Does foam help?", "Foam helps.", "And in children?", "Foam helps."]);
  await clear();
  expect(offered()).not.toEqual([]);
  await closePages();
  expect(offered()).toEqual([]);
});

test("who presses Send keeps the focus, and nothing is sent from an empty field", async () => {
  const { page, asked, input } = await opened(0);
  const button = page.querySelector<HTMLButtonElement>("button[type=submit]");
  await act(async () => button?.click());
  expect(asked).toEqual([]);
  await typeInto(input(), "Does foam help?");
  button?.focus();
  await act(async () => button?.click());
  await expect.poll(() => asked.length).toBe(1);
  expect(input()?.value).toBe("");
  expect([document.activeElement, button?.disabled]).toEqual([button, false]);
});
