import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { start } from "#scripts/run.ts";
import { whileServing } from "#scripts/serving/while-serving.ts";

let server: Server;

async function listening() {
  server = createServer((_, response) => response.end("ok"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  let ending = "";
  return {
    served: {
      origin: `http://127.0.0.1:${port}`,
      howItEnded: () => ending,
      output: () => "RangeError: out of memory\n",
    },
    end: () => (ending = "ended with SIGKILL"),
    stopListening: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const runner = (code: string) => start(process.execPath, ["-e", code], {}, "pipe");
const ENDLESS = "setInterval(() => {}, 1000)";

afterEach(() => void server.close());

test("a runner that ends well is waited for, and one that fails is said to fail", async () => {
  const { served } = await listening();
  await whileServing(served, runner("setTimeout(() => {}, 50)"), 10);
  await expect(whileServing(served, runner("process.exit(3)"), 10)).rejects.toThrow("ended with 3");
});

test("when the server ends the runner is ended at once, and the server's last words are said", async () => {
  const { served, end } = await listening();
  const tests = runner(ENDLESS);
  const run = whileServing(served, tests, 10);
  end();
  await expect(run).rejects.toThrow(
    "The server ended with SIGKILL. Its last output:\nRangeError: out of memory",
  );
  expect(tests.signalCode).toBe("SIGTERM");
});

test("a server that lives and no longer listens counts as gone", async () => {
  const { served, stopListening } = await listening();
  const run = whileServing(served, runner(ENDLESS), 10);
  stopListening();
  await expect(run).rejects.toThrow("The server no longer listens.");
});
