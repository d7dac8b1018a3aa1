import type { ClerkUIConstructor, ClerkUIInstance, ComponentControls } from "@clerk/shared/ui";
import { expect, test, vi } from "vitest";
import { clerkFormsOnDemand } from "#app/core/identity/clerk-forms.ts";

type Given = ConstructorParameters<ClerkUIConstructor>;
const given = [() => ({}), () => null, { signInUrl: "/sign-in" }, {}] as unknown as Given;
const CONTROLS = ["mountComponent", "unmountComponent", "updateProps", "openModal", "closeModal"];
const node = {} as HTMLDivElement;

/** Stands in for the forms that the provider's script provides. @returns the calls to them, in order */
function leaveForms(isBroken = (): boolean => false) {
  const said: unknown[][] = [];
  class Forms implements ClerkUIInstance {
    static version = "1";
    version = "1";
    constructor(...params: Given) {
      if (isBroken()) throw new Error("A part did not come.");
      said.push(["made", params[2]]);
    }
    async ensureMounted(hint?: { preloadHint?: string }) {
      said.push(["mounted", hint?.preloadHint]);
      const controls = CONTROLS.map((name) => [name, (params: unknown) => said.push([name, params])]);
      return Object.fromEntries(controls) as ComponentControls;
    }
  }
  vi.stubGlobal("window", { __internal_ClerkUICtor: Forms });
  return said;
}

const formsHere = () => new (clerkFormsOnDemand({ publishableKey: "pk_test_1" }))(...given);

test("what a page tells the forms before one is shown does not load them, and reaches them with the first", async () => {
  const said = leaveForms();
  const forms = formsHere();
  const early = await forms.ensureMounted();
  early.updateProps({ appearance: "light" });
  early.updateProps({ options: { signUpUrl: "/sign-up" } });
  early.closeModal("signIn");
  early.unmountComponent({ node });
  // Anything that these started would be done by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toEqual([]);

  const controls = await forms.ensureMounted({ preloadHint: "SignIn" });
  controls.mountComponent({ appearanceKey: "signIn", name: "SignIn", node });
  early.unmountComponent({ node });
  await vi.waitFor(() => expect(said.at(-1)?.[0]).toBe("unmountComponent"));
  expect(said.filter(([what]) => what !== "mounted")).toEqual([
    ["made", given[2]],
    ["updateProps", { appearance: "light", options: { signUpUrl: "/sign-up" } }],
    ["mountComponent", { appearanceKey: "signIn", name: "SignIn", node }],
    ["unmountComponent", { node }],
  ]);
  expect(said[1]).toEqual(["mounted", "SignIn"]);
});

test("dialogs that the provider opens without saying so before load the forms as well, once", async () => {
  const said = leaveForms();
  const forms = formsHere();
  const [one, other] = await Promise.all([forms.ensureMounted(), forms.ensureMounted()]);
  await Promise.all([one.openModal("userVerification"), other.openModal("blankCaptcha")]);
  expect(said.filter(([what]) => what === "made")).toHaveLength(1);
  expect(said).toContainEqual(["openModal", "userVerification"]);
  expect(said).toContainEqual(["openModal", "blankCaptcha"]);
});

test("forms that do not come are said not to have come, and asked for again by the next who needs them", async () => {
  let isBroken = true;
  const said = leaveForms(() => isBroken);
  const forms = formsHere();
  await expect(forms.ensureMounted({ preloadHint: "SignIn" })).rejects.toThrow("A part did not come.");
  const early = await forms.ensureMounted();
  await expect(early.openModal("userVerification")).rejects.toThrow("A part did not come.");
  isBroken = false;
  await forms.ensureMounted({ preloadHint: "SignIn" });
  expect(said).toContainEqual(["mounted", "SignIn"]);
});
