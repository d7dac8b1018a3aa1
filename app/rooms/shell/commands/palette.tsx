import { Dialog } from "radix-ui";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/base/http/request.ts";
import { useFocusReturn } from "#app/base/ui/dialogs/modal-dialog.tsx";
import { isComposing } from "#app/base/ui/fields/send-key.ts";
import { requestSignOut } from "#app/core/identity/inactivity/sign-out-question.tsx";
import { NAMED_TOOLS } from "#app/core/tools/tools.ts";
import { useActivities } from "#app/core/usage/use-activities.ts";
import { setTheme } from "../theme-choice.ts";
import { type Command, commandsFor, matching, type PaletteTemplate } from "./commands.ts";
import { useNoteCommands } from "./use-note-commands.ts";

type Props = { userId: string; onClose: () => void; onHelp: () => void };

/** Finds pages, actions and kept notes by typing: a combobox with a listbox. */
export function Palette({ userId, onClose, onHelp }: Props) {
  const choose = useActions(onClose, onHelp);
  const commands = commandsFor(NAMED_TOOLS, useActivities(userId), useTemplates());
  const { query, ask, found, notes, active, onKeyDown } = useCommandList(commands, choose);
  const id = useId();
  const giveBack = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content
          className="dialog card palette"
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
        >
          <Dialog.Title className="visually-hidden">Command palette</Dialog.Title>
          <input
            role="combobox"
            aria-label="Search tools, pages, actions and kept notes"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(active && { "aria-activedescendant": `${id}-${active.id}` })}
            placeholder="A page, an action, or words from a kept note"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => ask(target.value)}
            onKeyDown={onKeyDown}
          />
          <Found id={id} found={found} active={active} onChoose={choose} />
          <p className="small soft" role="status">
            {notes.isSearching ? "Searching your kept notes…" : foundWords(found.length)}
            {notes.isFailed && " Your kept notes cannot be searched right now."}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const foundWords = (count: number): string =>
  count === 0 ? "No matches." : `${count} ${count === 1 ? "result." : "results."}`;

type FoundProps = {
  id: string;
  found: readonly Command[];
  active: Command | undefined;
  onChoose: (command: Command) => void;
};

function Found({ id, found, active, onChoose }: FoundProps) {
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Commands" className="palette-list">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand inside a listbox.
        <div key={group} role="group" aria-label={group}>
          <p className="small soft" aria-hidden="true">
            {group}
          </p>
          {found
            .filter((command) => command.group === group)
            .map((command) => (
              <Option
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                isActive={command === active}
                onChoose={onChoose}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; command: Command; isActive: boolean; onChoose: (command: Command) => void };

/** Focus stays in the field; the active option is referenced by its id and kept in view. */
function Option({ id, command, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and takes the keys.
    <div
      id={id}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: "nearest" });
      }}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="palette-option"
      onClick={() => onChoose(command)}
    >
      {command.label}
    </div>
  );
}

function useActions(onClose: () => void, onHelp: () => void) {
  const navigate = useNavigate();
  return ({ action }: Command) => {
    if ("act" in action && action.act === "shortcuts") return onHelp();
    onClose();
    if ("to" in action) void navigate(action.to);
    else if ("href" in action) window.location.assign(action.href);
    else if ("theme" in action) setTheme(action.theme);
    else requestSignOut();
  };
}

/** The query, its matches, and the active one; arrow keys wrap around. */
function useCommandList(commands: readonly Command[], onChoose: (command: Command) => void) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const notes = useNoteCommands(query);
  const found = [...matching(commands, query), ...notes.commands];
  const active = found[at];
  const ask = (next: string) => {
    setQuery(next);
    setAt(0);
  };
  const step = (by: number) => setAt((before) => (before + by + found.length) % Math.max(1, found.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return { query, ask, found, notes, active, onKeyDown };
}

/** The formats that the person may write a note in. There are none until they are loaded: the palette works without. */
function useTemplates(): readonly PaletteTemplate[] {
  const [templates, setTemplates] = useState<readonly PaletteTemplate[]>([]);
  useEffect(() => {
    let isOver = false;
    call<{ usable: PaletteTemplate[] }>("/api/templates").then(
      ({ usable }) => !isOver && setTemplates(usable),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return templates;
}
