import { expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "#app/base/http/json.server.ts";

const bodyOf = (text: string) =>
  readJson(new Request("https://nursegpt.test/", { method: "POST", body: text }), z.looseObject({}));
const nested = (levels: number, open: string, close: string) =>
  `{"a":${open.repeat(levels)}1${close.repeat(levels)}}`;

test("a body is refused that is nested more deeply than it could be written out again", async () => {
  expect(await bodyOf(nested(50, "[", "]"))).toHaveProperty("a");
  for (const levels of [200, 10_000, 30_000]) {
    await expect(bodyOf(nested(levels, "[", "]"))).rejects.toMatchObject({ code: "invalid_request" });
    await expect(bodyOf(nested(levels, '{"b":', "}"))).rejects.toMatchObject({ code: "invalid_request" });
  }
});
