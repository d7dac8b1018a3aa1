import { useEffect, useState } from "react";

type Props = {
  words: string | null;
  /** Something else is the page's by now. */
  isOver?: boolean;
};

/**
 * Above a page whose address names a note that it does not show. Said of the address that the page was opened with: a note
 * that is deleted later may well be the one on the page. Whoever loads the page again is not told again.
 */
export function NotOpened({ words, isOver = false }: Props) {
  const [first] = useState(words);
  useEffect(() => {
    if (first !== null) history.replaceState(history.state, "", location.pathname);
  }, [first]);
  if (first === null || isOver) return null;
  return (
    <p className="notice warn not-opened" role="status">
      {first}
    </p>
  );
}
