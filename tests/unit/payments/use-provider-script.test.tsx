// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { useProviderScript } from "#app/core/payments/use-provider-script.ts";
import { opened } from "../opened.ts";

test("the payment provider's script is put into the page from its address, once for several askers [PLAN-19]", async () => {
  const added: HTMLScriptElement[] = [];
  vi.spyOn(document.head, "appendChild").mockImplementation((node) => {
    added.push(node as unknown as HTMLScriptElement);
    return node;
  });
  const inPage = vi.spyOn(document, "querySelector");
  await opened(() => useProviderScript("https://js.example.test/v3/"));
  expect(added.map(({ tagName, src, async }) => [tagName, src, async])).toEqual([
    ["SCRIPT", "https://js.example.test/v3/", true],
  ]);
  inPage.mockReturnValue(added[0] ?? null);
  await opened(() => useProviderScript("https://js.example.test/v3/"));
  expect(added).toHaveLength(1);
});
