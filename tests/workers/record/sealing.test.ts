import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import {
  dataKeyPath,
  deleteDataKey,
  findDataKey,
  openDataKey,
  readWrappingSecrets,
} from "#app/core/sealing/data-key.server.ts";
import { openSealer } from "#app/core/sealing/sealer.server.ts";

const secret = (letter: string) => btoa(letter.repeat(32));
const deps = (text: string) => ({ bucket: env.PERSON_KEYS, secrets: readWrappingSecrets(text) });
const ONE = `1:${secret("a")}`;
const BOTH = `2:${secret("b")},1:${secret("a")}`;
const TWO = `2:${secret("b")}`;
const person = () => `user_${crypto.randomUUID()}`;
const PLACE = { kind: "note", id: "n1" } as const;

const sealerOf = async (userId: string, keys = ONE) =>
  openSealer(await openDataKey(deps(keys), userId), userId);

test("What is sealed opens for the same person, kind and id, and holds no word of it", async () => {
  const userId = person();
  const sealer = await sealerOf(userId);
  const text = "Margaret Ellis, chest pain, 😮‍💨";
  const [sealed, again] = [await sealer.sealText(PLACE, text), await sealer.sealText(PLACE, text)];
  expect(await (await sealerOf(userId)).openText(PLACE, sealed)).toBe(text);
  expect(sealed.toHex()).not.toBe(again.toHex());
  expect(new TextDecoder("latin1").decode(sealed)).not.toContain("Margaret");
  const stranger = await sealerOf(person());
  await expect(sealer.openText({ kind: "note", id: "n2" }, sealed)).rejects.toThrow("does not open");
  await expect(sealer.openText({ kind: "work", id: "n1" }, sealed)).rejects.toThrow("does not open");
  await expect(stranger.openText(PLACE, sealed)).rejects.toThrow("does not open");
});

test("Every single altered byte is noticed", async () => {
  const sealer = await sealerOf(person());
  const sealed = await sealer.sealText(PLACE, "RR 30");
  for (let index = 0; index < sealed.length; index++) {
    const altered = sealed.slice();
    altered[index] = (altered[index] ?? 0) ^ 1;
    await expect(sealer.openText(PLACE, altered)).rejects.toThrow("does not open");
  }
});

test("A key is made once, whoever asks first, and not at all by who only looks", async () => {
  const userId = person();
  expect(await findDataKey(deps(ONE), userId)).toBeNull();
  expect(await env.PERSON_KEYS.head(dataKeyPath(userId))).toBeNull();
  const sealers = await Promise.all(Array.from({ length: 5 }, () => sealerOf(userId)));
  const sealed = await sealers[0]?.sealText(PLACE, "one key");
  for (const sealer of sealers)
    expect(await sealer.openText(PLACE, sealed ?? new Uint8Array())).toBe("one key");
});

test("A newer secret wraps the key anew, and then the older one is not needed any more", async () => {
  const userId = person();
  const sealed = await (await sealerOf(userId)).sealText(PLACE, "from before");
  await expect(sealerOf(userId, TWO)).rejects.toThrow("no version 1");
  expect(await (await sealerOf(userId, BOTH)).openText(PLACE, sealed)).toBe("from before");
  expect(await (await sealerOf(userId, TWO)).openText(PLACE, sealed)).toBe("from before");
  await expect(sealerOf(userId, `2:${secret("c")}`)).rejects.toThrow("does not open");
});

test("Another person's wrapped key does not open, and a deleted one never again", async () => {
  const [mine, yours] = [person(), person()];
  const sealed = await (await sealerOf(mine)).sealText(PLACE, "mine");
  const stored = await env.PERSON_KEYS.get(dataKeyPath(mine));
  await env.PERSON_KEYS.put(dataKeyPath(yours), (await stored?.text()) ?? "");
  await expect(sealerOf(yours)).rejects.toThrow("does not open");
  await deleteDataKey(env.PERSON_KEYS, mine);
  await expect((await sealerOf(mine, BOTH)).openText(PLACE, sealed)).rejects.toThrow("does not open");
});

test("A list of secrets that is none is refused without quoting it", () => {
  for (const text of ["", "abc", `0:${secret("a")}`, `1:${btoa("short")}`, `${ONE},${ONE}`])
    expect(() => readWrappingSecrets(text)).toThrow(/^DATA_KEYS (is not a list|names a version)/);
  expect(readWrappingSecrets(`${ONE},${TWO}`).map(({ version }) => version)).toEqual([1, 2]);
});
