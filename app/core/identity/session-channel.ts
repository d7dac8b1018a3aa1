/** What tabs of one browser tell each other. No patient text goes over it. */
export type SessionMessage = { type: "active"; at: number } | { type: "left"; to: string };

const NAME = "nursegpt-session";

/** Opens the channel of this browser's tabs; the answer closes it. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<SessionMessage>) => onMessage(event.data);
  return { tell: (message: SessionMessage) => channel.postMessage(message), close: () => channel.close() };
}

/** One message without listening. */
export function tellOtherTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}
