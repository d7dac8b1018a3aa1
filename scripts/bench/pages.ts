import { median } from "../testing/sizes.ts";
import { loadPath } from "./load.ts";
import { type BenchPerson, signUpPerson } from "./person.ts";

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 2;
/** Enough that none of them is rate limited: ../../app/core/identity/session/guard.server.ts. */
const PEOPLE = 30;

type Pair = {
  label: string;
  ours: string;
  bare: string;
  /** The bare counterpart serves the product's document of this path. */
  isSignedIn?: true;
};

const PAIRS: readonly Pair[] = [
  {
    label: "/dashboard, signed in : bare page behind a token check",
    ours: "/dashboard",
    bare: "/dashboard",
    isSignedIn: true,
  },
  { label: "/sign-in : bare page", ours: "/sign-in", bare: "/sign-in" },
  { label: "/pricing, not from the cache : bare page", ours: "/pricing?from=bench", bare: "/pricing" },
  { label: "/ from the edge's cache : bare Worker with it", ours: "/", bare: "/cached" },
];

/**
 * Requests per second of the product's pages and of bare counterparts with the same document. They take turns,
 * and the ratio is the median over the turns, so that other load on the machine affects both.
 * @param origin where the product is served
 * @param bare the counterparts, served
 */
export async function pageLines(origin: string, bare: Bare): Promise<string[]> {
  const people: BenchPerson[] = [];
  for (let count = 0; count < PEOPLE; count++) people.push(await signUpPerson(origin));
  for (let view = 0; view < 3; view++) for (const person of people) await dashboardOf(person);
  const lines: string[] = [];
  for (const pair of PAIRS) lines.push(await compared(pair, origin, people, bare));
  return lines;
}

/** The product's current pages by path, which the bare counterparts answer with. */
export async function documentsOf(origin: string): Promise<Record<string, string>> {
  const person = await signUpPerson(origin);
  // The first view looks up the account's age, and the next one sets the cookie that has it.
  for (let view = 0; view < 3; view++) await dashboardOf(person);
  const open = async (path: string) => [path, await (await fetch(origin + path)).text()] as const;
  const pages = await Promise.all(["/", "/sign-in", "/pricing"].map(open));
  return Object.fromEntries([...pages, ["/dashboard", await dashboardOf(person)]]);
}

async function dashboardOf({ call }: BenchPerson): Promise<string> {
  const answer = await call("/dashboard", { headers: { Accept: "text/html" }, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`/dashboard answered ${answer.status}.`);
  return await answer.text();
}

/** Where the bare counterparts are served, and the cookie for their /dashboard. */
export type Bare = { origin: string; cookie: string };

async function compared(
  pair: Pair,
  origin: string,
  people: readonly BenchPerson[],
  bare: Bare,
): Promise<string> {
  const askOurs = (seconds: number) =>
    loadPath(origin, pair.ours, seconds, pair.isSignedIn ? people.map(({ cookie }) => cookie()) : []);
  const askBare = (seconds: number) =>
    loadPath(bare.origin, pair.bare, seconds, pair.isSignedIn ? [bare.cookie] : []);
  const rounds: { ours: number; bare: number }[] = [];
  let failed = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    // As in a browser each minute: a new token, and the cookie that comes with the next page.
    if (pair.isSignedIn) for (const person of people) await person.renew().then(() => dashboardOf(person));
    const seconds = round === 0 ? WARM_UP_SECONDS : ROUND_SECONDS;
    const [one, other] = [await askOurs(seconds), await askBare(seconds)];
    failed += one.failed + other.failed;
    if (round > 0) rounds.push({ ours: one.perSecond, bare: other.perSecond });
  }
  const ratio = median(rounds.map((round) => round.ours / round.bare));
  const [ours, theirs] = [
    median(rounds.map((round) => round.ours)),
    median(rounds.map((round) => round.bare)),
  ];
  const lost = failed > 0 ? `, ${failed} failed` : "";
  return `  ${pair.label.padEnd(58)}${ratio.toFixed(2).padStart(6)}   (${ours.toFixed(0)} : ${theirs.toFixed(0)} requests/s${lost})`;
}
