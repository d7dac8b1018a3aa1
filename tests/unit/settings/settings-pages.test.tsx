import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { emptyMeter } from "#app/core/meter/state.ts";
import { toUsageAnswer } from "#app/core/usage/usage-answer.ts";
import { TokenUsageCard } from "#app/rooms/settings/account/token-usage.tsx";
import { BillingView } from "#app/rooms/settings/components/billing-view.tsx";
import { ProfileFormView } from "#app/rooms/settings/components/profile-form-view.tsx";
import { SettingsNav } from "#app/rooms/settings/components/settings-nav.tsx";
import { htmlOf } from "../html-of.tsx";

const usageOf = (plan: "Free" | "Premium" | "Enterprise") => {
  const { answer } = snapshot(emptyMeter(0), { plan, isFirstMonth: false });
  return toUsageAnswer(answer, plan === "Enterprise" ? "Free" : plan);
};

const billing = (initial: Parameters<typeof BillingView>[0]["initial"]) =>
  htmlOf(<BillingView userId="user_1" hasCustomer={false} initial={initial} ask={async () => initial} />);

test("the navigation names the five pages with what each is for, and marks the open one [SET-01]", () => {
  const router = createMemoryRouter([{ path: "*", element: <SettingsNav /> }], {
    initialEntries: ["/settings/security"],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).not.toMatch(/ hidden=| style=/);
  const links = [...html.matchAll(/<a ([^>]*)><b>(.*?)<\/b><span[^>]*>(.*?)<\/span><\/a>/g)];
  expect(
    links.map(([, attributes = "", name, about]) => [/href="(.*?)"/.exec(attributes)?.[1], name, about]),
  ).toEqual([
    ["/settings/profile", "Profile", "Your personal information and preferences"],
    ["/settings/account", "Account", "Manage your account settings"],
    ["/settings/notifications", "Notifications", "Configure how you receive alerts"],
    ["/settings/security", "Security", "Secure your account"],
    ["/settings/billing", "Billing", "Manage your subscription and payments"],
  ]);
  expect(
    links.filter(([, attributes]) => attributes?.includes("aria-current")).map(([, , name]) => name),
  ).toEqual(["Security"]);
});

test("the account shows input and output tokens apart, each as used / total [SET-11] [PLAN-37]", () => {
  const usage = { ...usageOf("Premium"), input_tokens: 1_234, output_tokens: 567 };
  const html = htmlOf(<TokenUsageCard usage={usage} />);
  expect(html).toMatch(/Input tokens this month.*1,234.*Output tokens this month.*567/s);
  expect(html.match(/[\d,]+ \/ [\d,]+/g)).toEqual(["1,234 / 300,000", "567 / 150,000"]);
  const unlimited = renderToStaticMarkup(<TokenUsageCard usage={usageOf("Enterprise")} />);
  expect(unlimited.match(/0 \/ \w+/g)).toEqual(["0 / Unlimited", "0 / Unlimited"]);
});

test("the profile has its seven fields, each with the user's own value, the names marked as required, and a button to save [SET-05] [SET-06] [SET-07] [OPEN-39]", () => {
  const html = renderToStaticMarkup(
    <ProfileFormView
      user={{
        id: "user_1",
        firstName: "Ann",
        lastName: "Nurse",
        primaryEmailAddress: { emailAddress: "ann@example.org" },
        unsafeMetadata: { title: "NP", department: "ICU", specialty: "Wound care", bio: "Nights." },
        update: async () => null,
        reload: async () => ({ firstName: "Ann", lastName: "Nurse", unsafeMetadata: {} }),
      }}
    />,
  );
  const labels = [...html.matchAll(/<label[^>]*>([A-Za-z ]+)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    ...["First name", "Last name", "Email", "Title"],
    ...["Department", "Specialty", "Bio"],
  ]);
  const values = [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(["Ann", "Nurse", "ann@example.org", "ICU", "Wound care"]);
  expect(html).toMatch(/<input id="profile-email"[^>]* readOnly=""/);
  const marked = [
    ...html.matchAll(
      />([A-Za-z ]+)<span class="soft small" aria-hidden="true"> required<\/span><\/label><([^>]*)>/g,
    ),
  ];
  expect(marked.map(([, label, control]) => [label, control?.includes('required=""')])).toEqual(
    ["First name", "Last name", "Title"].map((label) => [label, true]),
  );
  const titles = [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, title]) => title);
  expect(titles).toEqual(["RN", "LPN", "NP", "CNS", "CNA"]);
  expect(html).toMatch(/<option[^>]* selected=""[^>]*>NP<\/option>/);
  expect(html).toMatch(/<textarea[^>]*>Nights\.<\/textarea>/);
  expect(html).toContain(">Save Changes</button>");
});

test("billing shows used / limit, and Unlimited where nothing limits [SET-19]", () => {
  for (const plan of ["Free", "Premium"] as const)
    expect(billing({ usage: usageOf(plan) })).toContain(`<dd>${plan}</dd>`);
  const usage = usageOf("Premium");
  usage.features.file_analysis.used = 4;
  expect(billing({ usage })).toContain('<th scope="row">File analyses</th><td>4 / 30</td><td>26</td>');
  expect(billing({ usage: usageOf("Enterprise") })).toContain(
    '<th scope="row">File analyses</th><td>0 / Unlimited</td>',
  );
});

test("billing that could not be loaded shows the error and that it could not be loaded [SET-21]", () => {
  const html = billing({ failure: "HTTP error 503" });
  expect(html).toMatch(
    /role="alert"><strong>HTTP error 503<\/strong><p>Could not load billing information\.<\/p>/,
  );
  expect(html).not.toContain("<dd>");
});
