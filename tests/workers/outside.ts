type Fetch = typeof globalThis.fetch;
type Switch = Fetch & { through: Fetch | null; underlying: Fetch };

/**
 * The global `fetch`, which a test may intercept. It is in place before any module that binds the global one, such
 * as Clerk's, and stays the same for all files of the runtime.
 */
export function outside(): Switch {
  const known = globalThis.fetch;
  if ("underlying" in known) return known as Switch;
  const underlying = known.bind(globalThis);
  const fetch: Fetch = (...given: Parameters<Fetch>) => (outward.through ?? underlying)(...given);
  const outward = Object.assign(fetch, { through: null, underlying }) as Switch;
  globalThis.fetch = outward;
  return outward;
}
