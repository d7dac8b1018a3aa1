import { type ComponentType, Suspense, use, useEffect, useReducer } from "react";
import { whenReachable } from "./reachable.ts";

/** Events that show that somebody is at the page. */
const SIGNS = ["pointerdown", "keydown"] as const;

/**
 * A component whose code is loaded when first shown, or at the first sign of a person on the page, whichever comes
 * first: it does not slow down the page load, and is ready when a click needs it. Unlike with `React.lazy`, a failed
 * load shows nothing instead of replacing the page by its error. It is retried at the next key or click, which helps
 * where nothing was imported for lack of a connection; what a browser failed to import needs the page reloaded
 * (`missing-code.tsx` of the shell says so).
 * @param load imports the module
 * @returns the component, which renders nothing until its code is there, and `load` for immediate loading, which
 * tells whether the code is there
 */
export function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = loadedOnce(load);
  const loadOnce = () => code.load().then(code.forgetFailure);
  atFirstSign(loadOnce);

  function WhenShown(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (code.component()) return;
      let isCurrent = true;
      const attempt = async () => {
        if (!isCurrent) return;
        if (await loadOnce()) redraw();
        else atFirstSign(attempt);
      };
      void attempt();
      return () => {
        isCurrent = false;
      };
    }, []);
    const Loaded = code.component();
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { WhenShown, load: loadOnce };
}

/**
 * Like `whenShown`, for a part of the page itself: the server renders it, too, after its loader awaits `load`, and the
 * server's HTML stays until the code is there. A failed load says so, and is retried on a click, when the connection is
 * back, and when the part is shown anew. What failed before it was needed is tried again once it is.
 */
export function whenNeeded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = loadedOnce(load);
  atFirstSign(() => code.load().then(code.forgetFailure));

  function Inner(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const again = () => {
      code.forgetFailure();
      redraw();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first `again` does the same as any other
    useEffect(() => {
      addEventListener("online", again);
      return () => {
        removeEventListener("online", again);
        code.forgetFailure();
      };
    }, []);
    use(code.load());
    const Loaded = code.component();
    if (Loaded) return <Loaded {...props} />;
    return (
      <p className="notice alarm" role="alert">
        This part of the page could not be loaded.{" "}
        <button type="button" onClick={again}>
          Try again
        </button>
      </p>
    );
  }
  function WhenNeeded(props: Props) {
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  }
  return { WhenNeeded, load: code.load };
}

/**
 * A component that is loaded once for all callers; a failure stays until forgotten. Loading never throws. Without a
 * connection nothing is imported: Chromium remembers a failed import until the page is reloaded.
 */
function loadedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    component: () => Loaded,
    load(): Promise<void> {
      if (loading) return loading;
      const begun: Promise<void> & { status?: "fulfilled" } = whenReachable()
        .then(load)
        .then(
          (Component) => {
            Loaded = Component;
            begun.status = "fulfilled"; // React need not wait for what is loaded
          },
          () => {},
        );
      loading = begun;
      return loading;
    },
    /** @returns whether the component is there */
    forgetFailure() {
      if (!Loaded) loading = undefined;
      return !!Loaded;
    },
  };
}

/** Calls once when somebody first points, touches or types. Does nothing on the server. */
export function atFirstSign(act: () => unknown): void {
  if (typeof document === "undefined") return;
  const once = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, once, { capture: true });
    act();
  };
  for (const sign of SIGNS) document.addEventListener(sign, once, { capture: true, passive: true });
}
