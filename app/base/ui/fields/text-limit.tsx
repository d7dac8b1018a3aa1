/** Whether a text is too long to be sent. @param most in characters */
export const isTooLong = (text: string, most: number): boolean => text.trim().length > most;

/** From this share of the limit on, the remaining room is shown. */
const NEAR = 0.9;

/** A text's length, once it matters. Nothing is cut off: the person shortens the text herself. */
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
