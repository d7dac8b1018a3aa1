import { expect, test } from "vitest";
import { openTiming, serverTiming, timedFetch } from "#app/base/runtime/timing.server.ts";

/** A clock that moves only when it is told to. */
function openClock() {
  let at = 1_000;
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

/** A body whose pieces each arrive after some milliseconds of the clock. */
function slowBody(clock: ReturnType<typeof openClock>, pieces: string[], ms: number) {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        clock.pass(ms);
        const piece = left.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    },
    { highWaterMark: 0 },
  );
}

test("work of one name adds up, and the total runs from the opening", async () => {
  const { now, pass } = openClock();
  const timing = openTiming(now);
  pass(5);
  await timing.measure("meter", async () => pass(3));
  await timing.measure("meter", async () => pass(4));
  expect(timing.compute("check", () => pass(2))).toBe(1_014);
  expect(timing.timings()).toEqual({ meter: 7, check: 2, total: 14 });
});

test("work that fails is timed too, and its error comes out", async () => {
  const { now, pass } = openClock();
  const timing = openTiming(now);
  const failing = async () => {
    pass(6);
    throw new Error("away");
  };
  await expect(timing.measure("meter", failing)).rejects.toThrow("away");
  expect(timing.timings()).toEqual({ meter: 6, total: 6 });
});

test("the header names each figure in milliseconds", () => {
  expect(serverTiming({ meter: 1.26, total: 20 })).toBe("meter;dur=1.3, total;dur=20.0");
});

test("a timed fetch counts the waits for head and body, not what the reader does in between", async () => {
  const clock = openClock();
  const timing = openTiming(clock.now);
  const send = timedFetch(timing, "model", async () => {
    clock.pass(10);
    return new Response(slowBody(clock, ["one ", "two"], 5), { status: 201, headers: { "X-Kept": "yes" } });
  });
  const response = await send("http://model.test");
  const read = [];
  for await (const piece of response.body as ReadableStream<Uint8Array>) {
    read.push(new TextDecoder().decode(piece));
    clock.pass(100);
  }
  expect(read).toEqual(["one ", "two"]);
  expect([response.status, response.headers.get("X-Kept")]).toEqual([201, "yes"]);
  expect(timing.timings()).toEqual({ model: 25, total: 225 });
});

test("a reader that stops early stops the timed body's source, and a source that breaks breaks the reader", async () => {
  const timing = openTiming();
  const reasons: unknown[] = [];
  const endless = new ReadableStream({ cancel: (why) => void reasons.push(why) });
  const stopped = await timedFetch(timing, "model", async () => new Response(endless))("http://model.test");
  await stopped.body?.cancel("enough");
  expect(reasons).toEqual(["enough"]);

  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) });
  const cut = await timedFetch(timing, "model", async () => new Response(broken))("http://model.test");
  await expect(cut.text()).rejects.toThrow("cut");
});
