import { useState } from "react";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";
import { hasSingleKeys, setSingleKeys } from "./single-keys.ts";

/** The help's list; it includes the shortcuts of single pages, so that they can be found. */
const SHORTCUTS = [
  { keys: ["Ctrl", "K"], does: "Open the command palette (⌘ K on a Mac)" },
  { keys: ["?"], does: "Show these shortcuts", isSingleKey: true },
  { keys: ["Ctrl", "Enter"], does: "Generate, while typing in a form" },
  { keys: ["Esc"], does: "Close the open dialog or menu" },
] as const;

type Props = { userId: string; onClose: () => void };

/** The keyboard shortcuts, and a way to turn off those of a single key. */
export function ShortcutHelp({ userId, onClose }: Props) {
  const [isOn, setOn] = useState(() => hasSingleKeys(userId));
  const change = (next: boolean) => {
    setSingleKeys(userId, next);
    setOn(next);
  };
  return (
    <Dialog
      title="Keyboard shortcuts"
      isOpen
      isRead={false}
      onClose={onClose}
      actions={
        <button type="button" className="primary" onClick={onClose}>
          Close
        </button>
      }
    >
      <dl className="shortcuts">
        {SHORTCUTS.map(({ keys, does, ...rest }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              {does}
              {"isSingleKey" in rest && !isOn && " (turned off)"}
            </dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
        Single-key shortcuts
      </label>
      <p className="small soft">While you type in a field, only Ctrl K and the form's own shortcuts work.</p>
    </Dialog>
  );
}
