/** A stream piece by piece; stopping early cancels it. */
export async function* streamPieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A stream that failed has nothing left to cancel; the failure itself was thrown above.
    await reader.cancel().catch(() => undefined);
  }
}
