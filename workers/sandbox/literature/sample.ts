/** An article in the stand-in's library. `parts` are the labelled parts of its abstract; empty without one. */
export type Sample = {
  pmid: string;
  doi: string | null;
  pmcid: string | null;
  title: string;
  authors: { last: string; initials: string }[];
  journal: string;
  year: number;
  kinds: string[];
  parts: { label: string | null; text: string }[];
  /** A published notice about it, by PubMed's name. */
  notice: "RetractionIn" | "ExpressionOfConcernIn" | "ErratumIn" | null;
  isOpenAccess: boolean;
  isPreprint: boolean;
};

type SampleKind = "trial" | "review" | "cohort" | "survey" | "quality" | "guideline" | "letter";

const KINDS: Record<SampleKind, string[]> = {
  trial: ["Randomized Controlled Trial", "Journal Article"],
  review: ["Systematic Review", "Journal Article"],
  cohort: ["Observational Study", "Journal Article"],
  survey: ["Journal Article"],
  quality: ["Journal Article"],
  guideline: ["Practice Guideline", "Journal Article"],
  letter: ["Letter"],
};

const SAMPLE_JOURNAL = "Sample library";
const NOTE = "This text was written for trying the product; no such study was made.";

/** What sets a sample apart. A structured abstract is written "Label: text | Label: text". */
type Marks = Partial<Pick<Sample, "notice" | "isOpenAccess" | "isPreprint">>;

/** A sample text, plainly marked as ours; its ids lie where neither NCBI nor any DOI registrar will ever issue one. */
export function sample(
  number: number,
  kind: SampleKind,
  year: number,
  title: string,
  abstract: string,
  marks: Marks = {},
): Sample {
  const parts = abstract === "" ? [] : abstract.split("|").map(partOf);
  const last = parts.at(-1);
  if (last) last.text = `${last.text} ${NOTE}`;
  return {
    pmid: String(999_000_000 + number),
    doi: `10.5555/sample.${number}`,
    pmcid: marks.isOpenAccess ? `PMC9990${String(number).padStart(4, "0")}` : null,
    title: `[Sample] ${title}`,
    authors: [
      { last: "Sample", initials: "A" },
      { last: "Example", initials: `B${number % 2 ? "C" : ""}` },
    ],
    journal: SAMPLE_JOURNAL,
    year,
    kinds: [...KINDS[kind], ...(marks.isPreprint ? ["Preprint"] : []), ...retracted(marks)],
    parts,
    notice: marks.notice ?? null,
    isOpenAccess: marks.isOpenAccess ?? false,
    isPreprint: marks.isPreprint ?? false,
  };
}

function retracted({ notice }: Marks): string[] {
  return notice === "RetractionIn" ? ["Retracted Publication"] : [];
}

function partOf(part: string): Sample["parts"][number] {
  const labelled = /^\s*([A-Z][a-z ]{2,20}): ([\s\S]*)$/.exec(part);
  return labelled
    ? { label: labelled[1] ?? null, text: (labelled[2] ?? "").trim() }
    : { label: null, text: part.trim() };
}
