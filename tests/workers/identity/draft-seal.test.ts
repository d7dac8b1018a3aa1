import fc from "fast-check";
import { expect, test } from "vitest";
import { seal, unseal } from "#app/core/identity/drafts/draft-seal.server.ts";

const KEY = btoa("0123456789abcdef0123456789abcdef");
const OTHER_KEY = btoa("fedcba9876543210fedcba9876543210");

test("a draft opens for the same person and form only, with the same key, unaltered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const sealed = await seal(text, "user_1", "sbar", KEY);
      expect(await unseal(sealed, "user_1", "sbar", KEY)).toBe(text);
      expect(await unseal(sealed, "user_2", "sbar", KEY)).toBeNull();
      expect(await unseal(sealed, "user_1", "nanda", KEY)).toBeNull();
      expect(await unseal(sealed, "user_1", "sbar", OTHER_KEY)).toBeNull();
      const flipped = (sealed.endsWith("A==") ? "B" : "A") + sealed.slice(1);
      if (flipped !== sealed) expect(await unseal(flipped, "user_1", "sbar", KEY)).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test("the same text is sealed differently each time, and is not readable in what is stored", async () => {
  const text = "Margaret Ellis, chest pain";
  const [one, two] = [await seal(text, "u", "sbar", KEY), await seal(text, "u", "sbar", KEY)];
  expect(one).not.toBe(two);
  expect(atob(one)).not.toContain("Margaret");
});

test("what is no draft at all does not open", async () => {
  for (const text of ["", "AAAA", "not base64 !"]) expect(await unseal(text, "u", "sbar", KEY)).toBeNull();
});
