import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("without the binding of the stand-ins no path reaches a meter's ping", async () => {
  const response = await exports.default.fetch("http://localhost/__sandbox/ping-meter?meter=user_1");
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(await response.text()).not.toContain("pingMs");
});
