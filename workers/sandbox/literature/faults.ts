const FAULTS = ["ratelimited", "down", "slow", "nonsense"] as const;
export type LiteratureFault = (typeof FAULTS)[number];
export type Service = "europepmc" | "pubmed";

/** Each is one word, so that it survives query building: "sandboxdown", "sandboxpubmedslow". */
const FAULT_WORD = new RegExp(`\\bsandbox(europepmc|pubmed)?(${FAULTS.join("|")})\\b`, "i");

/** The fault that a query asks of this service, or null. */
export function readFault(query: string, service: Service): LiteratureFault | null {
  const [, only, fault] = FAULT_WORD.exec(query) ?? [];
  return only && only.toLowerCase() !== service
    ? null
    : ((fault?.toLowerCase() as LiteratureFault | undefined) ?? null);
}

/** Whether a query term only names a fault and searches for nothing. */
export function isFaultWord(term: string): boolean {
  return FAULT_WORD.test(term);
}

/** Longer than any caller waits. */
export const SLOW_MS = 60_000;
