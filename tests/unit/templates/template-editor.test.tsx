// @vitest-environment happy-dom
import { act, createElement, type FunctionComponent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import EditTemplate from "#app/rooms/templates/edit-template.route.tsx";
import { newDraft, withFields } from "#app/rooms/templates/own/template-draft.ts";
import { buttonIn, render, typeInto } from "#tests/unit/render.ts";

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise<Response>(() => {});
  });
});

function editor() {
  const Page = EditTemplate as unknown as FunctionComponent<{ loaderData: object }>;
  const loaderData = {
    userId: "user_1",
    plan: "Premium",
    saved: null,
    layout: null,
    begins: null,
    coachItems: [],
    work: null,
  };
  const routes = [{ path: "*", element: createElement(Page, { loaderData }) }];
  return render(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
}

const saving = (page: HTMLElement) =>
  act(async () => {
    buttonIn(page, "Save template")?.click();
  });
const fieldsOf = (page: HTMLElement) => page.querySelector<HTMLFieldSetElement>("form > fieldset");
const wrong = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-invalid="true"]')].map((field) => [
    field.id,
    document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent,
  ]);

test("Save marks every field that is wrong, says why below it, goes to the first, and sends nothing", async () => {
  const page = await editor();
  expect(wrong(page)).toEqual([]);
  await saving(page);
  expect(wrong(page)).toEqual([
    ["name", "The name is missing."],
    ["heading-s1", "Section 1: the heading is missing."],
  ]);
  expect(document.activeElement?.id).toBe("name");
  await typeInto(page.querySelector("#name"), "Wound round");
  expect(wrong(page)).toEqual([["heading-s1", "Section 1: the heading is missing."]]);
  await saving(page);
  expect(document.activeElement?.id).toBe("heading-s1");
  expect(asked.filter((path) => path === "/api/templates")).toEqual([]);
  await typeInto(page.querySelector("#heading-s1"), "Wound");
  await saving(page);
  expect([wrong(page), asked.filter((path) => path === "/api/templates")]).toEqual([[], ["/api/templates"]]);
  // What is typed while it is saved would be replaced by what was saved.
  expect(fieldsOf(page)?.disabled).toBe(true);
});

test("a required item that is too long is said while it is typed", async () => {
  const page = await editor();
  await typeInto(page.querySelector("#required-s1"), "x".repeat(400));
  const words = "Section 1: required item 1 has 400 characters; at most 80 are allowed.";
  expect(wrong(page)).toEqual([["required-s1", words]]);
});

test("a template that is saved without a connection says so, and what was typed stays", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const page = await editor();
  await typeInto(page.querySelector("#name"), "Wound round");
  await typeInto(page.querySelector("#heading-s1"), "Wound");
  await saving(page);
  const words = "You are offline. Try again when the connection is back.";
  await expect.poll(() => page.querySelector("form [role=alert]")?.textContent).toBe(words);
  expect(page.querySelector<HTMLInputElement>("#name")?.value).toBe("Wound round");
  expect(fieldsOf(page)?.disabled).toBe(false);
});

test("the draft takes what its fields hold, and keeps what has no field", () => {
  const draft = {
    ...newDraft([]),
    name: "Old",
    sections: [{ key: "s1", heading: "A", belongs: "b", required: "c" }],
  };
  const fields = new FormData();
  fields.set("name", "Wound round");
  fields.set("required-s1", "Wound size\nDepth");
  expect(withFields(draft, fields)).toEqual({
    ...draft,
    name: "Wound round",
    sections: [{ key: "s1", heading: "A", belongs: "b", required: "Wound size\nDepth" }],
  });
});
