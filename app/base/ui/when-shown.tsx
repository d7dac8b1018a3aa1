import { type ComponentType, useEffect, useReducer } from "react";

/** What tells that somebody is at the page. */
const SIGNS = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * A component whose code is loaded when it is shown first, or at the first sign of a person on the page, whichever
 * comes first: so it costs no page load anything, and is there when a click asks for it. Unlike `React.lazy`, what
 * could not be loaded shows nothing and is tried again at the next showing, instead of replacing the page by its error.
 * @param load imports the module
 * @returns the component, which draws nothing until its code is there, and `load` for who needs it at once
 */
export function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (Component) => {
        Loaded = Component;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  atFirstSign(loadOnce);

  function WhenShown(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      let isCurrent = true;
      void loadOnce().then(() => isCurrent && redraw());
      return () => {
        isCurrent = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { WhenShown, load: loadOnce };
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
