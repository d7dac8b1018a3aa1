import type { LabValue } from "#app/core/document/analysis.ts";
import { MARK_WORDS } from "../lab-view.ts";
import { useOpenPlace } from "../use-source.ts";

/** A measured value, marked by symbol, word and colour, which opens its place in the document. */
export function LabValueView({ value, name }: { value: LabValue; name: string }) {
  const open = useOpenPlace();
  const mark = value.mark && MARK_WORDS[value.mark];
  return (
    <button
      type="button"
      className={`lab-value ${value.mark ?? ""}`}
      title={value.place.words}
      onClick={() => open({ ...value.place, quote: value.raw })}
    >
      <span className="visually-hidden">{name} </span>
      <b>{value.raw}</b>
      {mark && value.mark !== "normal" && (
        <span className="lab-mark">
          {mark.symbol} {mark.words}
        </span>
      )}
      {value.flag && <span className="lab-flag">{value.flag}</span>}
      <span className="visually-hidden"> ({value.place.words}: show in the document)</span>
    </button>
  );
}
