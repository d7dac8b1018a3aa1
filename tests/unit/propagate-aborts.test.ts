import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { keepWithAnswer } from "../../scripts/propagate-aborts.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const { AbortController: usual } = globalThis;
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  globalThis.AbortController = usual;
  for (const server of servers.splice(0)) server.close();
});

/** A server that hands its request on in copies, as the preview does; its signal is what the last copy sees. */
async function serverOf(seen: { hungUp: boolean }) {
  const keep = keepWithAnswer();
  const server = createServer((request, response) =>
    keep(request, response, () => {
      const controller = new AbortController();
      response.on("close", () => controller.abort());
      const first = new Request("http://app.test/", { signal: controller.signal });
      const second = new Request("http://worker.test/", { signal: first.signal });
      const last = new Request(second).signal;
      last.addEventListener("abort", () => {
        seen.hungUp = true;
      });
      // Holds the last signal only, as a request under way does.
      response.on("close", () => void last.aborted);
      response.write("begun");
    }),
  );
  servers.push(server);
  await once(server.listen(0), "listening");
  return (server.address() as AddressInfo).port;
}

test("A browser that leaves after a garbage collection is noticed all the same", async () => {
  const seen = { hungUp: false };
  const request = get({ port: await serverOf(seen) });
  const [response] = await once(request, "response");
  await once(response, "data");
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise((resume) => setTimeout(resume, 10));
  }
  request.on("error", () => {});
  request.destroy();
  await expect.poll(() => seen.hungUp).toBe(true);
});
