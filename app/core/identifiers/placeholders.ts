/** Kinds of identifier as written in placeholders; TEXT is the person's own text that looks like a placeholder. */
const IDENTIFIER_KINDS = [
  "NAME",
  "DATE",
  "EMAIL",
  "PHONE",
  "ID",
  "ADDRESS",
  "PLACE",
  "FACILITY",
  "AGE",
  "URL",
  "IP",
  "TEXT",
] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** The person or thing that is named. */
export type Identifier = { kind: IdentifierKind; identity: string };
/** One spelling of it. */
export type Wording = Identifier & { surface: string };
export type Replaced = { kind: string; placeholder: string; original: string };
export type RevealStream = { push(chunk: string): string; end(): string };

type Placeholders = {
  /** The placeholder for one spelling of one identifier; the same pair always gets the same one. */
  issue(item: Identifier, surface: string): string;
  issued(): Replaced[];
  /** Finds the wordings that were replaced. */
  wordingsAt: Wordings["at"];
  revealStream(): RevealStream;
};

/** Spellings that occurred; among thousands, one is found as fast as among a few. */
export type Wordings = {
  /** The first identifier that a wording stood for is kept. */
  remember(wording: Wording): void;
  /** Those at this place of a text, the longest first. */
  at(text: string, place: number): readonly Wording[];
};

export function openWordings(): Wordings {
  /** By first two characters, then by length. */
  const byStart = new Map<string, Map<number, Map<string, Wording>>>();
  return {
    remember(wording) {
      const { surface } = wording;
      const start = surface.slice(0, 2);
      const lengths = byStart.get(start) ?? new Map<number, Map<string, Wording>>();
      const alike = lengths.get(surface.length) ?? new Map<string, Wording>();
      if (!alike.has(surface)) alike.set(surface, wording);
      byStart.set(start, lengths.set(surface.length, alike));
    },
    at: (text, place) =>
      [...(byStart.get(text.slice(place, place + 2)) ?? [])]
        .sort(([a], [b]) => b - a)
        .flatMap(([length, alike]) => alike.get(text.slice(place, place + length)) ?? []),
  };
}

/** Issues placeholders and puts back what they stand for. */
export function openPlaceholders(): Placeholders {
  const identities = new Map<string, { core: string; surfaces: Map<string, string> }>();
  const counts = new Map<IdentifierKind, number>();
  const originals = new Map<string, string>();
  const wordings = openWordings();

  const identityOf = (kind: IdentifierKind, identity: string) => {
    const key = `${kind} ${identity}`;
    const known = identities.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const opened = { core: `${kind}_${count}`, surfaces: new Map<string, string>() };
    identities.set(key, opened);
    return opened;
  };

  return {
    issue({ kind, identity }, surface) {
      const { core, surfaces } = identityOf(kind, identity);
      const issued = surfaces.get(surface) ?? core + variant(surfaces.size);
      surfaces.set(surface, issued);
      originals.set(issued, surface);
      wordings.remember({ kind, identity, surface });
      return `⟦${issued}⟧`;
    },
    issued: () =>
      [...originals]
        .filter(([core]) => !core.startsWith("TEXT_"))
        .map(([core, original]) => ({
          kind: core.slice(0, core.indexOf("_")).toLowerCase(),
          placeholder: `⟦${core}⟧`,
          original,
        })),
    wordingsAt: wordings.at,
    revealStream: () =>
      openRevealStream(
        (core) => originals.get(core) ?? originals.get(core.replace(/[a-z]+$/, "")) ?? kindAlone(core),
      ),
  };
}

/**
 * Text that could be mistaken for a placeholder, or for the beginning of one; within a word too, because what comes
 * before it may be replaced.
 */
export const LOOK_ALIKE = new RegExp(`[⟦⟧]|(?:${IDENTIFIER_KINDS.join("|")})_[A-Za-z0-9]*`, "g");

/** "", "b", "c" … "z", "ba", "bb" … for the first, second, third spelling. */
function variant(index: number): string {
  if (index === 0) return "";
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : variant(Math.floor(index / 26)) + letter;
}

/** Shown for a placeholder that was never issued. */
function kindAlone(core: string): string {
  return `[${core.slice(0, core.indexOf("_")).toLowerCase()}]`;
}

const NEVER_ISSUED = new RegExp(`\\[(?:${IDENTIFIER_KINDS.join("|").toLowerCase()})\\]`, "g");

/**
 * The places of a revealed text where a placeholder stood that was never issued: it is unknown whom or what it means.
 * @param sources what the text was written from; anything that they also contain is theirs
 */
export function neverIssuedIn(
  text: string,
  sources: readonly { text: string }[],
): { start: number; end: number }[] {
  return [...text.matchAll(NEVER_ISSUED)]
    .filter(([shown]) => !sources.some((source) => source.text.includes(shown)))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

const CORE = `(?:${IDENTIFIER_KINDS.join("|")})_\\d+[a-z]*`;
/** Models mostly copy a placeholder faithfully; square brackets, spaces inside, or missing brackets are understood too. */
const WHOLE = new RegExp(
  `⟦\\s*(${CORE})(?:\\s*⟧)?|\\[\\[(${CORE})\\]\\]|\\[(${CORE})\\]|(?<![A-Za-z0-9_])(${CORE})(?![A-Za-z0-9_])`,
  "g",
);
const LONGEST = 48;
const BARE_BEGINNING = IDENTIFIER_KINDS.map((kind) => beginningOf(kind)).join("|");
/** The end of a text that may continue to become a placeholder. */
const BEGUN = new RegExp(
  `(?:⟦[^⟧]{0,${LONGEST}}|\\[{1,2}(?:${BARE_BEGINNING})?\\]?|(?<![A-Za-z0-9_])(?:${BARE_BEGINNING}))$`,
);
/** The rest of a placeholder whose end never came. */
const BROKEN = new RegExp(
  `⟦\\s*[A-Z]*(?:_\\d*[a-z]*)?\\s*$|(?<![A-Za-z0-9_])(?:${IDENTIFIER_KINDS.join("|")})_$`,
);

/** A pattern for every beginning of `KIND_12b`: (?:N|NA|NAM|NAME(?:_\d*[a-z]*)?). */
function beginningOf(kind: string): string {
  const shorter = Array.from(kind, (_, at) => kind.slice(0, at + 1)).slice(0, -1);
  return [...shorter, `${kind}(?:_\\d*[a-z]*)?`].join("|");
}

function openRevealStream(original: (core: string) => string): RevealStream {
  let pending = "";
  /** The last character released: it decides whether a word begins after it. */
  let before = "";

  const letOut = (length: number) => {
    const scope = before + pending.slice(0, length);
    const offset = before.length;
    const revealed = scope.replace(WHOLE, (match, a, b, c, d, at: number) =>
      at < offset ? match : original(a ?? b ?? c ?? d),
    );
    before = scope.slice(-1);
    pending = pending.slice(length);
    return revealed.slice(offset);
  };

  return {
    push(chunk) {
      pending += chunk;
      const begun = BEGUN.exec(before + pending);
      const held = begun ? Math.min(pending.length, before.length + pending.length - begun.index) : 0;
      return letOut(pending.length - held);
    },
    end() {
      pending = pending.replace(BROKEN, "");
      return letOut(pending.length);
    },
  };
}
