/** What may separate the cells of a line, in order of preference. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Rare delimiters, common in sentences: they count only if they divide nearly every line alike. */
const RARE_DELIMITERS = ["^", "~", "¦", "│", "!"] as const;
export type Delimiter = (typeof DELIMITERS)[number] | (typeof RARE_DELIMITERS)[number];

/** Out of 2, the highest score. */
const NEARLY_ALL = 1.8;

/** How many lines are examined. */
const SAMPLE_LINES = 200;

/**
 * Finds the delimiter of a sample of lines (ended by "\n"): the one that divides most lines into the same number of
 * cells. Excel's own first line "sep=;" decides. A comma between two digits may be a decimal comma, so it gives way
 * to another delimiter. The comma is the default.
 */
export function detectDelimiter(sample: string): Delimiter {
  const named = /^sep=([,;\t|])\n?/i.exec(sample)?.[1];
  if (named) return named as Delimiter;
  const scored = DELIMITERS.filter((delimiter) => sample.includes(delimiter)).map((delimiter) => ({
    delimiter,
    ...score(sample, delimiter),
  }));
  const parting = scored.filter(({ value }) => value > 0);
  const others = parting.filter(({ delimiter, value }) => delimiter !== "," && value > 1.5);
  const candidates = others.length > 0 && onlyDecimalCommas(sample) ? others : parting;
  const best = candidates.toSorted((a, b) => b.value - a.value || b.cells - a.cells)[0];
  if (best && best.value > 1) return best.delimiter;
  return frameOf(sample) ?? rareOf(sample) ?? best?.delimiter ?? ",";
}

function rareOf(sample: string): Delimiter | undefined {
  return RARE_DELIMITERS.find((delimiter) => {
    const { value, cells } = score(sample, delimiter);
    return value >= NEARLY_ALL && cells > 2;
  });
}

/** The bar that frames at least two lines, as in lists that programs print. */
function frameOf(sample: string): Delimiter | undefined {
  const framed = linesOf(sample).filter((line) => FRAMED.test(line));
  return framed.length > 1 ? (framed[0]?.[0] as Delimiter) : undefined;
}

const linesOf = (sample: string) => sample.split("\n", SAMPLE_LINES).map((line) => line.trim());

/**
 * Whether a sample (ended by "\n") is a table in text: most lines are divided into cells by the same delimiter, or
 * some are framed by bars or below lines of dashes.
 */
export function isDelimited(sample: string): boolean {
  if (/^sep=[,;\t|]/i.test(sample) || score(sample, detectDelimiter(sample)).value > 1) return true;
  return frameOf(sample) !== undefined || linesOf(sample).some((line) => RULER.test(line));
}

const RULER = /^[-=_+|─━═┼├┤]{8,}$|^[-=]{3,}(?: +[-=]{2,})+$/;
const FRAMED = /^([|¦│!])[^|¦│!]+\1.*\1$/;

/**
 * `value` is at most 2: the share of lines that are divided, plus the share with the usual number of cells, minus the
 * quotation marks that close before anything but this delimiter.
 */
function score(sample: string, delimiter: string): { value: number; cells: number } {
  const { counts, broken } = countCells(sample, delimiter);
  const parted = counts.filter((count) => count > 1);
  if (parted.length === 0) return { value: 0, cells: 1 };
  const frequency = new Map<number, number>();
  for (const count of parted) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  const [cells, lines] = [...frequency].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0];
  return { value: (parted.length + lines - broken) / counts.length, cells };
}

/** Cells per non-empty line; delimiters and line ends between quotation marks do not count. */
function countCells(sample: string, delimiter: string): { counts: number[]; broken: number } {
  const counts: number[] = [];
  let [cells, broken, inQuotes, atStart, isEmpty] = [1, 0, false, true, true];
  for (let i = 0; i < sample.length && counts.length < SAMPLE_LINES; i++) {
    const char = sample[i];
    if (inQuotes && char === '"') {
      const next = sample[i + 1];
      if (next === '"') i++;
      else inQuotes = false;
      if (next !== '"' && next !== delimiter && next !== "\n" && next !== undefined) broken++;
    } else if (!inQuotes && char === "\n") {
      if (!isEmpty) counts.push(cells);
      [cells, isEmpty, atStart] = [1, true, true];
    } else if (!inQuotes) {
      inQuotes = char === '"' && atStart;
      atStart = char === delimiter;
      isEmpty = false;
      if (atStart) cells++;
    }
  }
  return { counts: isEmpty ? counts : [...counts, cells], broken };
}

function onlyDecimalCommas(sample: string): boolean {
  const unquoted = sample.replace(/"[^"]*"/g, "");
  return !/(^|[^\d]),|,($|[^\d])/m.test(unquoted);
}
