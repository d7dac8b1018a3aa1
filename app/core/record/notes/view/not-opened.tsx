import { useEffect, useState } from "react";

type Props = {
  words: string | null;
  /** The page has other content by now. */
  isOver?: boolean;
};

/**
 * Above a page whose address names a note that it does not show. It concerns the address with which the page was
 * opened: a note deleted later may well be the one on the page. It is not repeated after a reload.
 */
export function NotOpened({ words, isOver = false }: Props) {
  const [first] = useState(words);
  useEffect(() => {
    if (first !== null) history.replaceState(history.state, "", location.pathname);
  }, [first]);
  if (first === null || isOver) return null;
  return (
    <p className="notice warn" role="status">
      {first}
    </p>
  );
}
