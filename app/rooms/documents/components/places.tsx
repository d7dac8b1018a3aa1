import { distinctPlaces, type SourcePlace, shortPlace } from "../source-place.ts";
import { useOpenPlace } from "../use-source.ts";

/** Where something stands in the document: a small button for each place, which opens it. */
export function Places({ places }: { places: readonly SourcePlace[] }) {
  const open = useOpenPlace();
  return distinctPlaces(places).map((place) => (
    <button
      key={place.words}
      type="button"
      className="place"
      title={place.quote}
      aria-label={`${shortPlace(place.words)}: show in the document`}
      onClick={() => open(place)}
    >
      {shortPlace(place.words)}
    </button>
  ));
}
