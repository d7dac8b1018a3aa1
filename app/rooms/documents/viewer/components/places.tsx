import { labelledPlaces, type SourcePlace } from "../source-place.ts";
import { useOpenPlace } from "../use-source.ts";

/** The places of something in the document: a small button opens each. */
export function Places({ places }: { places: readonly SourcePlace[] }) {
  const open = useOpenPlace();
  return labelledPlaces(places).map(({ place, label }) => (
    <button
      key={place.words}
      type="button"
      className="place"
      title={place.quote}
      aria-label={`${label}: show in the document`}
      onClick={() => open(place)}
    >
      {label}
    </button>
  ));
}
