import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import PremiumPreview from "#app/rooms/shell/premium-preview.route.tsx";

type Props = Parameters<typeof PremiumPreview>[0];

test("the preview's upgrade action leads to the offer of Premium in a document of its own, and all plans are a link away [SHELL-27] [OPEN-55] [OPEN-75]", () => {
  for (const plan of [null, "Free", "Basic"]) {
    const loaderData = { plan, hasTrial: false };
    const html = renderToStaticMarkup(<PremiumPreview {...({ loaderData } as unknown as Props)} />);
    expect(html).toContain(
      '<a class="button primary" href="/plan-selection?plan=Premium">Upgrade to Premium</a>',
    );
    expect(html).toContain('<a class="button" href="/pricing">View All Plans</a>');
  }
});
