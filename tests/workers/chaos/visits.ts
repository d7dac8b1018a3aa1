import { parseEvents, type StreamEvent } from "../sbar/note-calls.ts";
import { ask, freshPerson, type TestPerson, TO_A_PAGE } from "../signed-in.ts";

/** Permanent failures: each line is a broken promise. */
type Findings = string[];

/** A simulated person, her browser's cookie, and the word in everything she types. */
export type Nurse = TestPerson & { word: string; activity: string | null; isGone: boolean };

export function newNurse(): Nurse {
  const person = freshPerson();
  const word = `Quokka${person.userId.slice(-12)}`;
  return { ...person, word, activity: null, isGone: false };
}

export type Visited = { status: number; code: string | null; text: string; json: Record<string, unknown> };

const WORDS_OF_PEOPLE = /Quokka[0-9a-f]{12}/g;
/** The shortest words of a failure. */
const LEAST_WORDS = 10;

/** Number of answers by status and code. */
export type Tally = Record<string, number>;

export type Visiting = { findings: Findings; tally: Tally };

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

let visits = 0;

/**
 * One request of a nurse's browser. The answer must not contain anybody else's words, and a failure must be
 * explained: a call in JSON with a code, a page as a page.
 * @returns null if she left before the answer
 */
export async function visit(
  { findings, tally }: Visiting,
  nurse: Nurse,
  path: string,
  options: Options = {},
): Promise<Visited | null> {
  const { method = "GET" } = options;
  const isPage = !path.startsWith("/api/");
  const headers: Record<string, string> = isPage ? TO_A_PAGE : {};
  const kind = `${method} ${path.replaceAll(/[0-9a-f-]{30,}/g, "…").replace(/\?.*/, "")}`;
  // A browser after sleep first sends an old token: the identity provider is then asked whether the session lives.
  visits += 1;
  const token = { signedInMinutesAgo: 1, ageSeconds: !isPage && visits % 8 === 0 ? 75 : 0 };
  let text: string;
  let answer: Response;
  try {
    answer = await ask(nurse, path, {
      ...options,
      headers: { ...headers, ...options.headers },
      cookies: nurse.activity ? { idleMs: nurse.activity, ...token } : { plan: null, ...token },
    });
    text = await answer.text();
  } catch (error) {
    if (options.signal?.aborted) return null;
    findings.push(`${kind} was answered with nothing: ${String(error)}`);
    return null;
  }
  const set = answer.headers.getSetCookie().findLast((cookie) => cookie.startsWith("activity="));
  if (set) nurse.activity = /^activity=([^;]*)/.exec(set)?.[1] || null;
  const foreign = text.match(WORDS_OF_PEOPLE)?.find((word) => word !== nurse.word);
  if (foreign) findings.push(`${kind} showed somebody else's words`);
  const json = jsonOf(answer, text);
  const code = typeof json.code === "string" ? json.code : null;
  const name = `${answer.status}${code ? ` ${code}` : ""}`;
  tally[name] = (tally[name] ?? 0) + 1;
  if (answer.status >= 400 && !isToldInWords(answer, text, json, isPage))
    findings.push(`${kind} failed without words: ${answer.status} ${text.slice(0, 120)}`);
  if (code === "unexpected") findings.push(`${kind} failed unexpectedly`);
  return { status: answer.status, code, text, json };
}

function jsonOf(answer: Response, text: string): Record<string, unknown> {
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return {};
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isToldInWords(
  answer: Response,
  text: string,
  json: Record<string, unknown>,
  isPage: boolean,
): boolean {
  if (isPage)
    return (
      answer.headers.get("Content-Type")?.startsWith("text/html") === true && /<h1|role="alert"/.test(text)
    );
  return typeof json.error === "string" && json.error.length >= LEAST_WORDS && typeof json.code === "string";
}

/** How a generation's events ended: its last event, where it is kept, and what failed. */
export function endOf({ text }: Visited): {
  done: StreamEvent | null;
  kept: StreamEvent | null;
  failed: string | null;
} {
  const events = parseEvents(text);
  const of = (type: string) => events.findLast((event) => event.type === type) ?? null;
  const error = of("error");
  return { done: of("done"), kept: of("kept"), failed: error ? String(error.code) : null };
}
