import type { ReactNode } from "react";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { OpenPlace, useSource } from "../use-source.ts";

const sourcePanel = whenShown(async () => (await import("./source-panel.tsx")).SourcePanel);

type Props = { documentId: string | null; children: ReactNode; aside?: ReactNode };

/** A page about one document: its citations open the source beside it. */
export function WithSource({ documentId, children, aside }: Props) {
  const { state, show, open, move, close } = useSource(documentId);
  return (
    <OpenPlace value={open}>
      <div className={`with-source${state.status === "closed" ? "" : " is-open"}`}>
        <div className="with-source-main">{children}</div>
        <div className="with-source-aside">
          {state.status !== "closed" && (
            <sourcePanel.WhenShown state={state} onMove={move} onRetry={show} onClose={close} />
          )}
          {aside}
        </div>
      </div>
    </OpenPlace>
  );
}
