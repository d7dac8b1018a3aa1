const LARGE_BYTES = 1 << 20;

/**
 * Allocates large buffers at twice the requested size until the returned function is called. Miniflare writes workerd's
 * configuration, 20 MB in 400 modules, into a buffer that it copies whole for each module; with spare room, a few
 * copies suffice, and a server starts with 3 s of processor time instead of 7.
 */
export function roomyBuffers(): () => void {
  const exact = globalThis.ArrayBuffer;
  globalThis.ArrayBuffer = class extends exact {
    constructor(length: number, options?: { maxByteLength?: number }) {
      super(length > LARGE_BYTES ? 2 * length : length, options);
    }
  } as typeof ArrayBuffer;
  return () => {
    globalThis.ArrayBuffer = exact;
  };
}
