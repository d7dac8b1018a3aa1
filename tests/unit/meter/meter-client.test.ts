import { expect, test, vi } from "vitest";
import type { Meter } from "#app/core/meter/meter.ts";
import { admit, type GenerationRequest, giveBack, settle } from "#app/core/meter/meter-client.server.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit, release } from "#app/core/meter/settle.ts";
import { recordUnchecked } from "#app/core/meter/unchecked.ts";
import { attempt, startMeter } from "./meter-run.ts";

const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };
const quick = { timeoutMs: 20, pausesMs: [1, 1] };

function wanted(changes: Partial<GenerationRequest> = {}): GenerationRequest {
  const { reservationId: _, ...request } = attempt({
    feature: "file_analysis",
    outputTokens: 500,
    ...changes,
  });
  return request;
}

/** The pure meter behind the client's calls, some of which fail: before they arrive, or after, with the answer lost. */
function meterThat(
  fails: (call: string, nth: number) => "before" | "after" | "never answers" | null = () => null,
) {
  const core = startMeter();
  const calls: string[] = [];
  const call = async <Answer>(name: string, run: () => Answer): Promise<Answer> => {
    calls.push(name);
    const fault = fails(name, calls.filter((other) => other === name).length);
    if (fault === "before") throw new Error("the object cannot be reached");
    const answer = run();
    if (fault === "after") throw new Error("the answer was lost");
    return fault === null ? answer : await new Promise<never>(() => {});
  };
  const meter: Pick<Meter, "reserve" | "commit" | "release" | "recordUnchecked"> = {
    reserve: (command) => call("reserve", () => core.run(reserve, command)),
    commit: (command) => call("commit", () => core.run(commit, command)),
    release: (command) => call("release", () => core.run(release, command)),
    recordUnchecked: (command) => call("recordUnchecked", () => core.run(recordUnchecked, command)),
  };
  const logged: { event: string; facts: object }[] = [];
  const log = (event: string, facts: object) => void logged.push({ event, facts });
  return { core, calls, logged, log, meter: meter as Meter };
}

test("A meter that answers decides: admitted, settled, and refused at the limit", async () => {
  const { core, meter, log, logged } = meterThat();
  const request = wanted();
  const admission = await admit(meter, request, log);
  if (!admission.admitted) throw new Error("refused");
  expect(admission).toMatchObject({ outputTokens: 500, reservationId: expect.any(String) });
  expect(await settle(meter, { admission, request, figures }, log)).toEqual({
    isSettled: true,
    charged: figures,
  });
  expect(await admit(meter, wanted(), log)).toMatchObject({ admitted: false, refused: "limit_reached" });
  expect(core.state.counts.file_analysis).toBe(1);
  expect(logged).toEqual([]);
});

test.each(["before", "after", "never answers"] as const)(
  "If the check itself fails (%s) the use is allowed, logged and counted afterwards, once [USE-05] [OPEN-15]",
  async (fault) => {
    for (const feature of ["chat", "file_analysis", "medical_research", "sbar", "nanda"] as const) {
      const { core, meter, log, logged } = meterThat((call) => (call === "reserve" ? fault : null));
      const request = wanted({ feature });
      const admission = await admit(meter, request, log, quick);
      if (!admission.admitted) throw new Error("refused");
      expect(admission).toMatchObject({ reservationId: null, outputTokens: 500 });
      expect(logged).toMatchObject([{ event: "usage_check_failed_open", facts: { feature } }]);
      expect(JSON.stringify(logged)).not.toContain(request.key);

      await settle(meter, { admission, request, figures }, log);
      await settle(meter, { admission, request, figures }, log);
      expect(core.state.counts[feature]).toBe(1);
      expect(core.state.tokens).toEqual({ inputTokens: 20, outputTokens: 10 });
      expect(core.state.uses.flatMap((use) => use.runs).filter((run) => run.status === "open")).toEqual([]);
      expect(core.records).toHaveLength(1);
    }
  },
);

test("An answer in time leaves no timer behind to hold the request open", async () => {
  vi.useFakeTimers();
  const { meter, log } = meterThat();
  await admit(meter, wanted(), log);
  expect(vi.getTimerCount()).toBe(0);
});

test("A refusal stands: it is an answer, not a failed check", async () => {
  const { meter, log, logged } = meterThat();
  await admit(meter, wanted({ perMinute: 1 }), log);
  expect(await admit(meter, wanted({ perMinute: 1 }), log)).toMatchObject({ refused: "rate_limited" });
  expect(logged).toEqual([]);
});

test("A malformed request is never allowed, whether or not the meter can be reached", async () => {
  const { meter, log, calls } = meterThat(() => "before");
  for (const wrong of [{ key: "k".repeat(201) }, { input: "Pt more SOB" }, { inputTokens: Number.NaN }])
    await expect(admit(meter, wanted(wrong), log)).rejects.toThrow(RangeError);
  expect(calls).toEqual([]);
});

test("A settlement whose answer is lost is tried again and charged once", async () => {
  const { core, meter, log, logged, calls } = meterThat((call, nth) =>
    call === "commit" && nth < 3 ? "after" : null,
  );
  const request = wanted();
  const admission = await admit(meter, request, log, quick);
  if (!admission.admitted) throw new Error("refused");
  const settled = await settle(meter, { admission, request, figures }, log, quick);
  expect(settled).toEqual({ isSettled: false, reason: "already_settled" });
  expect(calls.filter((call) => call === "commit")).toHaveLength(3);
  expect(core.records).toHaveLength(1);
  expect(logged).toEqual([]);
});

test("A settlement that never gets through is logged and can be made later", async () => {
  let isAway = true;
  const { core, meter, log, logged } = meterThat((call) => (call !== "reserve" && isAway ? "before" : null));
  const request = wanted();
  const admission = await admit(meter, request, log, quick);
  if (!admission.admitted) throw new Error("refused");
  const answer = await settle(meter, { admission, request, figures }, log, quick);
  expect(answer).toMatchObject({ isSettled: false, reason: "unreachable" });
  expect(logged).toMatchObject([{ event: "usage_not_counted", facts: { reason: "unreachable" } }]);
  isAway = false;
  expect(await settle(meter, { admission, request, figures }, log)).toMatchObject({ isSettled: true });
  expect(core.state.counts.file_analysis).toBe(1);
});

test("What was admitted is given back, checked or not", async () => {
  for (const fault of [null, "after"] as const) {
    const { core, meter, log } = meterThat((call) => (call === "reserve" ? fault : null));
    const admission = await admit(meter, wanted(), log, quick);
    if (!admission.admitted) throw new Error("refused");
    expect(await giveBack(meter, admission)).toEqual({ isSettled: true, charged: null });
    expect(core.run(reserve, attempt({ feature: "file_analysis" })).admitted).toBe(true);
  }
});
