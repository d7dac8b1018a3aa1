import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceLine } from "#app/core/evidence/view/source-line.tsx";
import { useMarkedSelection } from "#app/core/note/view/marked-selection.ts";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import { LISTS } from "../diagnosis.ts";
import type { NandaAnswer } from "../nanda-answer.ts";
import { isNone, NONE } from "../nanda-text.ts";
import { sectionsOf } from "../sections.ts";
import { SectionView } from "./section-view.tsx";

const unsafe = whenNeeded(async () => (await import("./unsafe-in-diagnoses.tsx")).UnsafeInDiagnoses);

type Props = {
  answer: NandaAnswer;
  sources: readonly SourceField[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
  onClear: () => void;
  onEvent: (event: "copied" | "printed") => void;
};

/** The finished diagnoses, most urgent first. */
export function ResultView({ answer, sources, active, onActivate, onClear, onEvent }: Props) {
  const { copied, copy } = useCopy();
  const copyPart = async (key: string, text: string) => {
    if (await copy(key, text)) onEvent("copied");
  };
  const print = () => {
    onEvent("printed");
    window.print();
  };
  const root = useMarkedSelection();
  if (isNone(answer)) return <NoneFound answer={answer} onClear={onClear} />;
  return (
    <div className="note" ref={root}>
      <p className="print-only small" aria-hidden="true">
        Patient: ______________________________ {CHECK_WORDS}
      </p>
      <PrintedBy />
      {sectionsOf(answer, sources).map((section) => (
        <SectionView
          key={section.title}
          section={section}
          isCopied={copied === section.title}
          onCopy={() => copyPart(section.title, section.text)}
          sources={sources}
          active={active}
          onActivate={onActivate}
        />
      ))}
      <NotShown answer={answer} />
      <unsafe.WhenNeeded text={answer.note} />
      {answer.diagnoses.length > 0 && <SourceLine active={active} sources={sources} />}
      <div className="card actions">
        <button type="button" className="primary" onClick={() => copyPart("all", answer.note)}>
          {copied === "all" ? "Copied!" : "Copy all"}
        </button>
        <button type="button" onClick={print}>
          Print
        </button>
        <button type="button" className="quiet" onClick={onClear}>
          Clear
        </button>
        <span className="soft small">{CHECK_WORDS}</span>
      </div>
      <ReportButton tool="nanda" statements={() => textsOf(answer)} />
    </div>
  );
}

const CHECK_WORDS = "Check each one against your patient before you use it.";

/** Shown when there is nothing to copy, print or check. */
function NoneFound({ answer, onClear }: Pick<Props, "answer" | "onClear">) {
  return (
    <div className="note-empty card" role="status">
      <h2>{NONE}</h2>
      <p className="soft">Add what you saw, measured or were told, and generate again.</p>
      <NotShown answer={answer} />
      <div className="row">
        <button type="button" className="quiet" onClick={onClear}>
          Clear
        </button>
        <ReportButton tool="nanda" statements={() => [answer.note]} />
      </div>
    </div>
  );
}

const textsOf = ({ diagnoses }: NandaAnswer): string[] =>
  diagnoses.flatMap((one) => [one.problem, ...LISTS.flatMap(({ key }) => one[key])].map(({ text }) => text));

/** Says what was written but is not shown, because the text does not support it. */
function NotShown({ answer: { notShown, dropped } }: Pick<Props, "answer">) {
  const words = [
    notShown > 0 && `${notShown} ${notShown === 1 ? "diagnosis" : "diagnoses"} without evidence in your text`,
    dropped > 0 && `${dropped} ${dropped === 1 ? "detail" : "details"} not found in your text`,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="warn small not-shown">Not shown: {words.join(", ")}.</p>;
}
