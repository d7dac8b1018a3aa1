import { focusPageHeading } from "#app/base/ui/focus/focus-heading.ts";

/** Asks which of two versions of one piece of work to use: the one on the page, or another. */
export function VersionChoice({ onChoose }: { onChoose: (isOther: boolean) => void }) {
  // The question disappears together with its buttons.
  const choose = (isOther: boolean) => {
    focusPageHeading();
    onChoose(isOther);
  };
  return (
    <p className="notice info">
      This was also changed in another tab or on another computer.{" "}
      <button type="button" onClick={() => choose(true)}>
        Use the other version
      </button>{" "}
      <button type="button" onClick={() => choose(false)}>
        Keep this one
      </button>
    </p>
  );
}
