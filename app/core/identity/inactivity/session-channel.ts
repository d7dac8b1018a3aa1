/** Messages between tabs of one browser. They carry no patient text. */
type SessionMessage = { type: "active"; at: number } | { type: "left"; to: string };

const NAME = "nursegpt-session";

/** A page may have two ends of the channel open and would receive its own messages. */
const OWN_TAB = Math.random().toString(36);
type Sent = SessionMessage & { from: string };

/** Opens the channel of this browser's tabs; `close` ends it. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Sent>) => {
    if (data.from !== OWN_TAB) onMessage(data);
  };
  const tell = (message: SessionMessage) => channel.postMessage({ ...message, from: OWN_TAB } satisfies Sent);
  return { tell, close: () => channel.close() };
}

/** Sends one message without listening. */
export function tellOtherTabs(message: SessionMessage): void {
  const { tell, close } = openSessionChannel(() => {});
  tell(message);
  close();
}
