/** Two versions of one piece of work are there: the one on the page, and another. */
export function VersionChoice({ onChoose }: { onChoose: (isOther: boolean) => void }) {
  return (
    <p className="notice info work-other">
      This was also changed in another tab or on another computer.{" "}
      <button type="button" onClick={() => onChoose(true)}>
        Use the other version
      </button>{" "}
      <button type="button" onClick={() => onChoose(false)}>
        Keep this one
      </button>
    </p>
  );
}
