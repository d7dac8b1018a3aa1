/** What tabs of one browser tell each other. No patient text goes over it. */
type SessionMessage = { type: "active"; at: number } | { type: "left"; to: string };

const NAME = "nursegpt-session";

/** A page may hold two ends of the channel and would hear itself. */
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

/** One message without listening. */
export function tellOtherTabs(message: SessionMessage): void {
  const { tell, close } = openSessionChannel(() => {});
  tell(message);
  close();
}
