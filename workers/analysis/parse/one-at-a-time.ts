/** Who reads or waits to, in order; `seen` is when it last showed that it is still there, Unix milliseconds. */
type Reader = { seen: number };

const readers: Reader[] = [];

const LOOK_MS = 20;
const BEAT_MS = 1_000;
/** Whoever has not been seen for so long was ended by the platform. */
const GONE_MS = 60_000;

/**
 * Runs one reading at a time in this process, in the order of asking: a document may need most of its memory. Waiting is
 * a look every few milliseconds, because a promise of one invocation must not be what another depends on.
 */
export async function oneAtATime<T>(read: () => Promise<T>): Promise<T> {
  const me: Reader = { seen: Date.now() };
  readers.push(me);
  const beat = setInterval(() => {
    me.seen = Date.now();
  }, BEAT_MS);
  try {
    for (letGoOfGone(); readers[0] !== me; letGoOfGone())
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    return await read();
  } finally {
    clearInterval(beat);
    const at = readers.indexOf(me);
    if (at !== -1) readers.splice(at, 1);
  }
}

function letGoOfGone(): void {
  while (readers[0] && Date.now() - readers[0].seen > GONE_MS) readers.shift();
}
