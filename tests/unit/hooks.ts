/**
 * As much of React as a hook needs to be tested without a browser: state, and effects that run after a draw when what
 * they depend on has changed. Stands in for the module: `vi.mock("react", () => import("../hooks.ts"))`.
 */
let slots: unknown[] = [];
let at = 0;
let effects: (() => void)[] = [];
let isStale = false;

export function useState(initial: unknown) {
  const slot = at++;
  if (!(slot in slots)) slots[slot] = initial;
  const set = (next: unknown) => {
    slots[slot] = typeof next === "function" ? next(slots[slot]) : next;
    isStale = true;
  };
  return [slots[slot], set];
}

export function useRef(current: unknown) {
  const slot = at++;
  slots[slot] ??= { current };
  return slots[slot];
}

export function useEffect(work: () => void, needs: unknown[]) {
  const slot = at++;
  const before = slots[slot] as unknown[] | undefined;
  if (!before || needs.some((need, index) => need !== before[index])) effects.push(work);
  slots[slot] = needs;
}

export const useCallback = (work: unknown) => work;
export const useMemo = (make: () => unknown) => make();

/** The hook of a page that was just opened. @returns draws it until nothing changes any more */
export function opened<Told>(hook: () => Told): () => Told {
  slots = [];
  return () => {
    let told: Told;
    do {
      [at, effects, isStale] = [0, [], false];
      told = hook();
      for (const work of effects) work();
    } while (isStale);
    return told;
  };
}
