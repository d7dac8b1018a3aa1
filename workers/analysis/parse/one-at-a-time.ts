/** A reader, waiting or at work; `seen` is its last sign of life, Unix milliseconds. */
type Reader = { seen: number };

const readers: Reader[] = [];

const LOOK_MS = 20;
const BEAT_MS = 1_000;
/** A reader not seen for this long was ended by the platform. */
const GONE_MS = 60_000;

/**
 * Runs one reading at a time in this process, in the order of calls: a document may need most of its memory. It waits
 * by polling every few milliseconds, because one invocation must not depend on a promise of another.
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
