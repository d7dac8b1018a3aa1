import { useEffect, useRef } from "react";
import { LIMIT_REACHED_WORDS } from "#app/base/http/error-words.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { focusPageHeading } from "#app/base/ui/focus/focus-heading.ts";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import answerStyles from "#app/core/literature/answer/cited-answer.css?url";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { workOf } from "#app/core/record/work/work-of.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/chat.route";
import styles from "./chat.css?url";
import { NOT_A_REPLACEMENT } from "./chat.ts";
import { hasAnswer } from "./chat-work.ts";
import { Conversation } from "./components/conversation.tsx";
import { MessageForm } from "./components/message-form.tsx";
import { useChat } from "./use-chat.ts";

export const meta: Route.MetaFunction = () => [{ title: "NurseGPT Chat · NurseGPT" }];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: answerStyles },
  { rel: "stylesheet", href: styles },
];

export async function loader({ context }: Route.LoaderArgs) {
  const person = personOf(context);
  const app = appOf(context);
  const [usage, work] = await Promise.all([usageOf(app, person), workOf(app, person, "chat")]);
  return { userId: person.userId, usage, opened: work };
}

export default function Chat({ loaderData: { userId, usage: initial, opened } }: Route.ComponentProps) {
  const usage = useUsage(initial);
  const chat = useChat({ userId, plan: usage.plan, opened });
  const { exchanges, progress, work } = chat;
  const { used, limit } = usage.features.chat;
  const isUsedUp = limit !== null && used >= limit;
  const isBusy = progress.status === "generating";
  const waiting = exchanges.filter((exchange) => !hasAnswer(exchange));
  const end = useNewestInView(waiting.at(-1)?.id ?? null, exchanges.length - waiting.length);
  useFocusAfterCancel(isBusy);
  return (
    <main className="page chat">
      <div className="answer-head">
        <div>
          <h1>NurseGPT Chat</h1>
          <p className="soft">A second pair of eyes, with sources.</p>
          <PrintedBy />
        </div>
        <UsageBar label="Chat messages this month" used={used} limit={limit} period={usage.period} />
      </div>
      <div className="row chat-notice">
        <p className="notice info on-paper">
          <strong>{NOT_A_REPLACEMENT}</strong>
        </p>
        {exchanges.length > 0 && (
          <button
            type="button"
            onClick={() => {
              chat.clear();
              focusPageHeading();
            }}
          >
            Clear conversation
          </button>
        )}
      </div>
      <Conversation
        exchanges={exchanges}
        askedId={chat.askedId}
        progress={progress}
        onRetry={chat.retry}
        onDrop={chat.drop}
      />
      {isUsedUp && <LimitNotice words={LIMIT_REACHED_WORDS} />}
      <WorkNotice work={work} />
      <MessageForm
        message={chat.message}
        onChange={chat.setMessage}
        onSend={chat.send}
        onCancel={chat.cancel}
        isBusy={isBusy}
        isDisabled={isUsedUp}
      />
      <div ref={end} />
    </main>
  );
}

/** Scrolls to the end of the page while a message is being answered, and then to the beginning of its answer. */
function useNewestInView(pending: string | null, count: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = document.querySelector(".exchange:last-child");
    if (pending !== null) end.current?.scrollIntoView({ block: "end" });
    else if (count > 0) newest?.scrollIntoView({ block: "start" });
  }, [pending, count]);
  return end;
}

/** The Cancel button goes with what it cancelled: the focus moves to what can be done instead. */
function useFocusAfterCancel(isBusy: boolean) {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".exchange:last-child .said > .row button")?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
}

export const ErrorBoundary = ErrorPage;
