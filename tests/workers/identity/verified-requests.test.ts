import { exports } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { cookiesOf, ORIGIN, personWithPlan, TO_A_PAGE } from "../signed-in.ts";

test("a token is verified once for the same cookies, until it expires, and never for anybody else's or a link of another site", async () => {
  const [ann, bo] = [await personWithPlan(), await personWithPlan()];
  const [hers, his] = [await cookiesOf(ann), await cookiesOf(bo)];
  const verify = vi.spyOn(crypto.subtle, "verify");
  const clock = vi.spyOn(Date, "now");
  onTestFinished(() => void vi.restoreAllMocks());
  const tokens = () => verify.mock.calls.filter(([algorithm]) => JSON.stringify(algorithm).includes("RSA"));
  const open = (Cookie: string, path: string, headers: Record<string, string> = TO_A_PAGE) =>
    exports.default.fetch(ORIGIN + path, { redirect: "manual", headers: { ...headers, Cookie } });
  const who = async (Cookie: string) => (await open(Cookie, "/api/session", {})).json();
  expect((await open(hers, "/dashboard")).status).toBe(200);
  expect(await who(hers)).toEqual({ userId: ann.userId });
  expect(tokens()).toHaveLength(1);
  expect([await who(his), await who(hers)]).toEqual([{ userId: bo.userId }, { userId: ann.userId }]);
  expect(tokens()).toHaveLength(2);
  // Another's token beside her other cookies, and hers with another signature.
  const swapped = hers.replaceAll(/(__session[^=]*=)[^;]+/g, `$1${/__session=([^;]+)/.exec(his)?.[1]}`);
  expect(await (await open(swapped, "/api/session", {})).text()).not.toContain("userId");
  const forged = hers.replaceAll(/(__session[^=]*=[^;]+)..(;|$)/g, "$1xx$2");
  expect((await open(forged, "/api/session", {})).status).toBe(401);
  const linked = await open(hers, "/dashboard", { ...TO_A_PAGE, Referer: "https://elsewhere.test/" });
  expect([linked.status, linked.headers.get("Location")]).toEqual([
    307,
    expect.stringContaining("handshake"),
  ]);
  clock.mockReturnValue(Date.now() + 70_000);
  const late = await open(hers, "/dashboard");
  expect([late.status, late.headers.get("Location")]).toEqual([307, expect.stringContaining("handshake")]);
});
