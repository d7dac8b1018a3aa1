/** Whether a text is too long to be sent. @param most in characters */
export const isTooLong = (text: string, most: number): boolean => text.trim().length > most;

/** From this share on it is said how much room is left. */
const NEAR = 0.9;

/** How long a text is, once that matters. Nothing of it is cut off: the person shortens it herself. */
export function TextLimit({ text, most }: { text: string; most: number }) {
  const isOver = isTooLong(text, most);
  return (
    <div className={isOver ? "field-error" : "soft small"}>
      {text.length >= most * NEAR && (
        <p>
          {text.length.toLocaleString("en-US")} of {most.toLocaleString("en-US")} characters
        </p>
      )}
      <p role="status">{isOver && "This is too long to be sent. Please shorten it."}</p>
    </div>
  );
}
