import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("without the binding of the stand-ins no path reaches a meter's ping", async () => {
  const response = await exports.default.fetch("http://localhost/__sandbox/ping-meter?meter=user_1", {
    redirect: "manual",
  });
  expect(response.headers.get("Location")).toBe("/sign-in"); // as for any unknown path
  expect(response.headers.get("Server-Timing")).toBeNull();
});
