import { Upload } from "lucide";
import { type DragEvent, useRef, useState } from "react";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { ACCEPT } from "#app/core/document/kinds/accepted-kind.ts";

type Props = {
  /** @param isPicked whether it was chosen in the file dialog, not dropped */
  onFile: (file: File, isPicked: boolean) => void;
  describedBy: string;
};

/** Where a file is dropped, or chosen by click or keyboard. */
export function DropArea({ onFile, describedBy }: Props) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const pick = (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // Choosing the same file again must count, too.
    field.value = "";
    if (file) onFile(file, true);
  };
  const field = useFoundInPage(pick);
  const enter = (event: DragEvent, change: number) => {
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file, false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the file field inside is the one for keyboards
    <div
      className={isOver ? "drop-area is-over" : "drop-area"}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Icon of={Upload} size={32} />
      <label>
        <strong>Drop a file here, or select a file</strong>
        <span className="soft">PDF, DOCX, CSV or Excel, up to 25 MB</span>
        <span className="soft small">Only the beginning of a long table is read.</span>
        <input
          ref={field}
          type="file"
          accept={ACCEPT}
          aria-describedby={describedBy}
          onChange={(event) => pick(event.target)}
        />
      </label>
    </div>
  );
}
