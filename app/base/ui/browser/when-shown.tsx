import { type ComponentType, Suspense, use, useEffect, useReducer } from "react";

/** What tells that somebody is at the page. */
const SIGNS = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * A component whose code is loaded when it is shown first, or at the first sign of a person on the page, whichever
 * comes first: so it costs no page load anything, and is there when a click asks for it. Unlike `React.lazy`, what
 * could not be loaded shows nothing and is tried again at the next key or click, instead of replacing the page by its error.
 * @param load imports the module
 * @returns the component, which draws nothing until its code is there, and `load` for who needs it at once
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
        if (isCurrent) await loadOnce();
        if (isCurrent && code.component()) redraw();
        else if (isCurrent) atFirstSign(attempt);
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
 * As `whenShown`, for a part of the page itself: the server draws it too, for which its loader waits for `load`, and what the
 * server drew stays until the code is there. What could not be loaded says so, and is tried again on a click.
 */
export function whenNeeded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = loadedOnce(load);
  atFirstSign(code.load);

  function Inner(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    use(code.load());
    const Loaded = code.component();
    if (Loaded) return <Loaded {...props} />;
    const again = () => {
      code.forgetFailure();
      redraw();
    };
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

/** A component that is loaded once, whoever asks; a failure stays until it is forgotten. Loading never throws. */
function loadedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    component: () => Loaded,
    load(): Promise<void> {
      if (loading) return loading;
      const begun: Promise<void> & { status?: "fulfilled" } = load().then(
        (Component) => {
          Loaded = Component;
          begun.status = "fulfilled"; // React need not wait for what is there
        },
        () => {},
      );
      loading = begun;
      return loading;
    },
    forgetFailure() {
      if (!Loaded) loading = undefined;
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
