import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { admit, limitCalls, settle } from "#app/core/meter/meter-client.server.ts";
import { memoryLog } from "../maintenance/maintenance-parts.ts";
import { FREE, fileAnalysis, meterFor } from "./usage-person.ts";

const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };

test("A meter that does not answer in time lets the use pass, and counts it once though the late reservation arrives too [USE-05] [OPEN-15]", async () => {
  const { meter, stub } = meterFor();
  const { reservationId: _, ...request } = fileAnalysis();
  let isBusy = false;
  let hasTime = false;
  const busy = runInDurableObject(stub, (_meter, state) =>
    state.blockConcurrencyWhile(async () => {
      isBusy = true;
      while (!hasTime) await scheduler.wait(5);
    }),
  );
  await expect.poll(() => isBusy).toBe(true);
  const events: string[] = [];
  const log = (event: string) => void events.push(event);
  const admission = await admit(meter, request, log, { timeoutMs: 50 });
  if (!admission.admitted) throw new Error("refused");
  expect(admission.reservationId).toBeNull();
  expect(events).toEqual(["usage_check_failed_open"]);

  hasTime = true;
  await busy;
  expect(await settle(meter, { admission, request, figures }, log)).toEqual({
    isSettled: true,
    charged: figures,
  });
  expect((await meter.snapshot(FREE)).counts.file_analysis).toEqual({
    used: 1,
    reserved: 0,
    limit: 1,
    left: 0,
  });
  const { state, pending } = await meter.export();
  expect(state?.uses.flatMap((use) => use.runs.map((run) => run.status))).toEqual(["charged"]);
  expect(pending).toHaveLength(1);

  expect(await admit(meter, { ...request, key: "another" }, log)).toMatchObject({ refused: "limit_reached" });
  expect(events).toEqual(["usage_check_failed_open"]);
});

test("A call of a kind that is limited passes where the meter cannot be asked, and the log is told [USE-05]", async () => {
  const away = {
    getByName: () => ({ countCall: () => Promise.reject(new Error("The meter is away.")) }),
  } as unknown as Env["USAGE_METER"];
  const { lines, log } = memoryLog();
  await limitCalls({ env: { ...readEnv(env), USAGE_METER: away }, log }, "user_x", "literature");
  expect(lines).toMatchObject([["error", "meter.limit_unreachable", {}]]);
});

test("A request that the meter would call malformed is refused before it is asked", async () => {
  const { meter } = meterFor();
  const { reservationId: _, ...request } = fileAnalysis({ input: "Pt more SOB since 0300" });
  await expect(admit(meter, request, () => {})).rejects.toThrow("input is not a SHA-256 in hex.");
});
