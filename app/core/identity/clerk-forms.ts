import { loadClerkUIScript } from "@clerk/shared/loadClerkJsScript";
import type { ClerkUIConstructor, ClerkUIInstance, ComponentControls } from "@clerk/shared/ui";

/** The address of Clerk's form script, and the nonce that lets it run. */
type FormsScript = NonNullable<Parameters<typeof loadClerkUIScript>[0]>;
type Hint = Parameters<ClerkUIInstance["ensureMounted"]>[0];

/** Resolved once the provider's script has loaded. */
const loader = Promise.withResolvers<() => Promise<unknown>>();

/**
 * Loads the forms, for a caller that is about to have the provider show one and must know whether it can.
 * @throws when their script fails to load; the next call tries again
 */
export async function loadClerkForms(): Promise<void> {
  const load = await loader.promise;
  await load();
}

/**
 * Clerk's forms for `ClerkProvider`, loaded when the first of them is to be shown. The provider itself would load and
 * mount them on every page: a second React and its styles, which only sign-in, sign-up, security and the password
 * question need.
 */
export function clerkFormsOnDemand(script: FormsScript): ClerkUIConstructor {
  return class {
    static version = "";
    version = "";
    ensureMounted: ClerkUIInstance["ensureMounted"];

    constructor(...given: ConstructorParameters<ClerkUIConstructor>) {
      let forms: Promise<ClerkUIInstance> | undefined;
      /** The look and the options, which arrive before the forms are loaded. */
      const props = {};
      const start = async (hint?: Hint) => {
        await loadClerkUIScript(script);
        const { __internal_ClerkUICtor: Forms } = window as unknown as Record<string, ClerkUIConstructor>;
        const loaded = new (Forms as ClerkUIConstructor)(...given);
        (await loaded.ensureMounted(hint)).updateProps(props);
        return loaded;
      };
      const load = (hint?: Hint) => {
        forms ??= start(hint).catch((error) => {
          forms = undefined;
          throw error;
        });
        return forms;
      };
      loader.resolve(load);
      const mounted = async (hint?: Hint) => (await load(hint)).ensureMounted(hint);
      const call = async (name: string, params: object[]) => {
        if (!forms && name === "updateProps") return void Object.assign(props, ...params);
        // Until something is shown there is nothing to remove.
        if (!forms && /^(unmount|close)/.test(name)) return;
        const controls = (await mounted()) as unknown as Record<string, (...given: object[]) => unknown>;
        return controls[name]?.(...params);
      };
      const untilNeeded = new Proxy({} as ComponentControls, {
        // A promise that resolves to it asks for `then`.
        get: (_, name: string) => (name === "then" ? undefined : (...params: object[]) => call(name, params)),
      });
      this.ensureMounted = async (hint) => (forms || hint?.preloadHint ? mounted(hint) : untilNeeded);
    }
  };
}
