import { loadClerkUIScript } from "@clerk/shared/loadClerkJsScript";
import type { ClerkUIConstructor, ClerkUIInstance, ComponentControls } from "@clerk/shared/ui";

/** Where Clerk's script of forms lies, and the nonce that lets it run. */
type FormsScript = NonNullable<Parameters<typeof loadClerkUIScript>[0]>;
type Hint = Parameters<ClerkUIInstance["ensureMounted"]>[0];

/** Known as soon as the provider's script is there. */
const loader = Promise.withResolvers<() => Promise<unknown>>();

/**
 * Loads the forms, for who is about to have the provider show one and must know whether it can.
 * @throws when their script does not come; the next call asks for it again
 */
export async function loadClerkForms(): Promise<void> {
  const load = await loader.promise;
  await load();
}

/**
 * Clerk's forms for `ClerkProvider`, loaded when the first of them is to be shown. By itself the provider loads and mounts
 * them on every page: a second React and its styles, which only signing in and up, security and the question for the
 * password need.
 */
export function clerkFormsOnDemand(script: FormsScript): ClerkUIConstructor {
  return class {
    static version = "";
    version = "";
    ensureMounted: ClerkUIInstance["ensureMounted"];

    constructor(...given: ConstructorParameters<ClerkUIConstructor>) {
      let forms: Promise<ClerkUIInstance> | undefined;
      /** The look and the options, which are told before there is anybody to tell. */
      const told = {};
      const start = async (hint?: Hint) => {
        await loadClerkUIScript(script);
        const { __internal_ClerkUICtor: Forms } = window as unknown as Record<string, ClerkUIConstructor>;
        const loaded = new (Forms as ClerkUIConstructor)(...given);
        (await loaded.ensureMounted(hint)).updateProps(told);
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
        if (!forms && name === "updateProps") return void Object.assign(told, ...params);
        // Before anything is shown there is nothing to take away.
        if (!forms && /^(unmount|close)/.test(name)) return;
        const controls = (await mounted()) as unknown as Record<string, (...given: object[]) => unknown>;
        return controls[name]?.(...params);
      };
      const untilNeeded = new Proxy({} as ComponentControls, {
        // A promise asks what it is given for `then`.
        get: (_, name: string) => (name === "then" ? undefined : (...params: object[]) => call(name, params)),
      });
      this.ensureMounted = async (hint) => (forms || hint?.preloadHint ? mounted(hint) : untilNeeded);
    }
  };
}
