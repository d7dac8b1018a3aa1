import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import type { ServerFacts } from "#app/rooms/shell/use-server-facts.ts";
import { ask, cookiesOf, type TestPerson } from "../signed-in.ts";

type FrameData = { userId: string; plan: string | null; isUnlimited: boolean; facts: ServerFacts };

type Standing = { plan?: "Free" | "Basic" | "Premium" | null; hasSkippedPlan?: boolean };

/** The server's data for the frame of every signed-in page, including what is streamed after it. */
export async function frameData(
  person: TestPerson,
  { hasSkippedPlan = false, ...cookies }: Standing = {},
): Promise<FrameData> {
  const skipped = hasSkippedPlan ? `; skipPlanSelection=true.${person.userId}` : "";
  const headers = { Cookie: (await cookiesOf(person, cookies)) + skipped };
  const response = await ask(person, "/dashboard.data", { headers });
  const { value } = await decode(response.body!, globalThis as unknown as Window);
  const routes = value as Record<string, { data: FrameData }>;
  const { data } = routes["rooms/shell/signed-in.layout"]!;
  return { ...data, facts: await data.facts };
}
