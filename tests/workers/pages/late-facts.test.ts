import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerVisit } from "#workers/site.ts";
import { cookiesOf, ORIGIN, personWithPlan } from "../signed-in.ts";

/** A limit of the person's usage, as it is in the page's data. */
const USAGE = "input_token_limit";

test("a page is there before a meter that is slow to answer, and what it says of usage follows", async () => {
  const person = await personWithPlan("Basic");
  const near = env.USAGE_METER.getByName(person.userId);
  const answers = Promise.withResolvers<void>();
  const far: Pick<typeof near, "snapshot"> = {
    snapshot: async (command: Parameters<typeof near.snapshot>[0]) => {
      await answers.promise;
      return await near.snapshot(command);
    },
  } as never;
  const bindings = { ...env, USAGE_METER: { getByName: () => far } } as unknown as Env;
  const headers = { Accept: "text/html", "Sec-Fetch-Dest": "document", Cookie: await cookiesOf(person) };
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
  const context = createExecutionContext();
  const page = await answerVisit(new Request(`${ORIGIN}/dashboard`, { headers }), bindings, context);
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  const readUntil = async (wanted: string) => {
    let text = "";
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      text += piece.value;
      if (text.includes(wanted)) break;
    }
    return text;
  };
  const first = await readUntil("</main>");
  expect([first.includes("<h1>Good "), first.includes(USAGE)]).toEqual([true, false]);
  // The meter is not given up yet, which happens after two seconds.
  expect(JSON.stringify(complaints.mock.calls)).not.toContain("usage.unreachable");
  answers.resolve();
  expect(await readUntil("</html>")).toContain(USAGE);
  await waitOnExecutionContext(context);
});
