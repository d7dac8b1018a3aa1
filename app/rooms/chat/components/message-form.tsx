import { type KeyboardEvent, useId } from "react";
import { isSendKey } from "#app/base/ui/fields/send-key.ts";
import { isTooLong, TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { LONGEST_MESSAGE } from "../chat.ts";

type Props = {
  message: string;
  onChange: (message: string) => void;
  onSend: (message: string) => void;
  onCancel: () => void;
  isBusy: boolean;
  /** The month's messages are used up. */
  isDisabled: boolean;
};

/** Where a message is typed; Enter sends it, Shift with Enter begins a new line. */
export function MessageForm({ message, onChange: setMessage, onSend, onCancel, isBusy, isDisabled }: Props) {
  const field = useFoundInPage<HTMLTextAreaElement>(({ value }) => value !== "" && setMessage(value));
  const id = useId();
  const isOver = isTooLong(message, LONGEST_MESSAGE);
  const send = () => {
    if (message.trim() === "" || isBusy || isDisabled || isOver) return;
    onSend(message.trim());
    setMessage("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      autoComplete="off"
      className="card message-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>Your message</label>
      <textarea
        autoComplete="off"
        ref={field}
        id={id}
        name="message"
        rows={2}
        value={message}
        disabled={isDisabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <TextLimit text={message} most={LONGEST_MESSAGE} />
      <div className="row">
        {/* A button that becomes disabled when pressed would lose the focus. */}
        <button
          type="submit"
          className="primary"
          disabled={isDisabled || isOver}
          aria-disabled={isBusy || message.trim() === ""}
        >
          Send
        </button>
        {isBusy && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
        <span id={`${id}-help`} className="soft small">
          Names, dates and record numbers are hidden before the assistant sees them.
        </span>
      </div>
    </form>
  );
}
