import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { askToSignInAgain, freshToken, setCustomerId } from "#app/base/http/request.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { soon } from "#app/base/runtime/timeout.ts";
import { refuseStrayFiles } from "#app/base/ui/browser/stray-files.ts";
import { atFirstSign } from "#app/base/ui/browser/when-shown.tsx";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { keepFocus } from "#app/base/ui/focus/keep-focus.ts";
import { ignoreStrayClicks } from "#app/base/ui/focus/stray-clicks.ts";
import { Toasts } from "#app/base/ui/toasts/toasts.tsx";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { SessionWatch } from "#app/core/identity/inactivity/session-watch.tsx";
import { SignInAgain } from "#app/core/identity/inactivity/sign-in-again.tsx";
import { eraseForeignTraces } from "#app/core/identity/local-traces.ts";
import { type Person, personOf, signedInOnly } from "#app/core/identity/session/guard.server.ts";
import { isBillingAddress } from "#app/core/payments/checkout/billing-documents.ts";
import { awaitedPayment } from "#app/core/payments/checkout/payment-awaited.ts";
import { CustomerKeeper } from "#app/core/payments/customer/customer-keeper.tsx";
import { streakOf } from "#app/core/payments/stripe/streak-discount.server.ts";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { waitingAddress } from "#app/core/payments/unclaimed/claim.server.ts";
import { WaitingPayment } from "#app/core/payments/unclaimed/waiting-payment.tsx";
import { UpgradePrompt } from "#app/core/payments/upgrade/upgrade-prompt.tsx";
import { earnsDiscount } from "#app/core/plans/streak-discount.ts";
import { isFirstMonthOf } from "#app/core/usage/first-month.server.ts";
import { usageAndStreakOf, usageOf } from "#app/core/usage/usage-answer.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/signed-in.layout";
import { CommandCenter } from "./commands/command-center.tsx";
import { Header } from "./components/header.tsx";
import { MissingCode, noteMissingCode } from "./missing-code.tsx";
import stylesheet from "./shell.css?url";
import { StatusBar } from "./status-bar/status-bar.tsx";
import {
  isCutOff,
  isWayBack,
  needsDocument,
  type RouteResults,
  refuseReloadsOffline,
  stayOnPage,
  unansweredWords,
  useStayOnPage,
} from "./stay-on-page.ts";
import { useActiveSession } from "./use-active-session.ts";
import { type ServerFacts, useServerFacts } from "./use-server-facts.ts";

atFirstSign(ignoreStrayClicks);
atFirstSign(refuseReloadsOffline);
atFirstSign(keepFocus);
if (typeof document !== "undefined") {
  refuseStrayFiles();
  noteMissingCode();
}

/** Everything below is pages and API paths for signed-in people. */
export const middleware: Route.MiddlewareFunction[] = signedInOnly;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Having a loader also makes the middleware run on data requests. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const person = personOf(context);
  const { userId, plan, isUnlimited, lastActiveAt } = person;
  const idleMs = Math.max(0, app.now() - lastActiveAt);
  const facts = factsOf(app, person);
  const waitingPayment = waitingPaymentOf(app, person, request);
  return { userId, idleMs, plan, isUnlimited, facts: (await soon(facts)) ?? facts, waitingPayment };
};

/** In one promise: late facts would otherwise each be a chunk of the response. */
async function factsOf(app: AppContext, person: Person): Promise<ServerFacts> {
  const [{ usage, discountDays }, isFirstMonth, hasTrial] = await Promise.all([
    usageAndDiscountOf(app, person),
    isFirstMonthOf(app, person),
    // An uncertain trial or discount is not promised.
    hasTrialLeft(app, person).catch(() => false),
  ]);
  return { usage, isFirstMonth, hasTrial, discountDays };
}

async function hasTrialLeft(app: AppContext, { userId, account }: Person): Promise<boolean> {
  if (account?.hasUsedTrial) return false;
  return account?.createdAt != null || !(await hasUsedTrial(app, userId));
}

/** Only people without a paid plan can have a discount. */
async function usageAndDiscountOf(app: AppContext, person: Person) {
  const { plan, account } = person;
  if ((plan !== null && plan !== "Free") || account?.hadStreakDiscount)
    return { usage: await usageOf(app, person), discountDays: null };
  const { usage, streak } = await usageAndStreakOf(app, person);
  return { usage, discountDays: await discountDaysOf(app, person, streak).catch(() => null) };
}

async function discountDaysOf(
  { env, databaseOf, now }: AppContext,
  { userId, account }: Person,
  days: number | null,
): Promise<number | null> {
  if (days === null || !earnsDiscount(days)) return null;
  if (account?.hadStreakDiscount === false) return days;
  const { hasDiscount } = await streakOf(
    { database: databaseOf(userId), meters: env.USAGE_METER },
    userId,
    now(),
  );
  return hasDiscount ? days : null;
}

/**
 * Null at once if no payment can be waiting: even a promise adds a chunk to the response. Pages that sell plans do not
 * rely on what was known some minutes ago.
 */
function waitingPaymentOf(app: AppContext, person: Person, request: Request): Promise<string | null> | null {
  const isKnown = person.account?.mayAwaitPayment === false && !isBillingAddress(new URL(request.url));
  return isKnown ? null : waitingAddress(app, person).catch(() => null);
}

type Failure = { status?: number; data?: { code?: unknown } } | null;

/** The first refusal among the answers, if any. */
const refusalIn = (results: RouteResults) =>
  Object.values(results).find(
    ({ type, result }) => type === "error" && (result as Failure)?.status === 401,
  ) as { result: Failure } | undefined;

/**
 * Around every data request of this branch: renew the token cookie first; if the answer is 401, hold the navigation,
 * so that the page stays as it is, and ask to sign in again. Passing the error on would replace page and provider. A
 * person whom the provider's form sent here with a session that the server refuses gets a full load, and so a form
 * that ends it. If the connection is gone, the page stays as it is, too.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (isWayBack(request)) return {};
    const hold = () => new Promise<never>(() => {});
    if ((await isCutOff(request)) && !request.signal.aborted && stayOnPage()) return hold();
    if (needsDocument(request)) {
      window.location.assign(request.url);
      return hold();
    }
    await freshToken();
    const results = await next();
    const unanswered = unansweredWords(results);
    if (unanswered && !request.signal.aborted && stayOnPage(unanswered)) return hold();
    const refusal = refusalIn(results);
    if (!refusal) return results;
    if (!askToSignInAgain(refusal.result?.data?.code)) window.location.assign(request.url);
    return hold();
  },
];

export default function SignedInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

type FrameProps = Route.ComponentProps["loaderData"] & { children: ReactNode };

/** The frame around every page of a signed-in person. */
function Frame({ userId, idleMs, plan, isUnlimited, facts, waitingPayment, children }: FrameProps) {
  const held = plan ?? "Free";
  useServerFacts(userId, facts);
  const session = useActiveSession(userId);
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const newPage = useNewPage();
  useStayOnPage();
  // Before any effect of the page makes a call.
  useLayoutEffect(() => {
    setCustomerId(userId);
    eraseForeignTraces(userId);
    clinicalStorage(userId);
  }, [userId]);
  useAwaitedPayment(userId);
  return (
    <SessionWatch userId={userId} idleMs={idleMs}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <CustomerKeeper userId={userId} plan={plan} />
      <SandboxBanner providers={root?.providers} />
      <Header theme={root?.theme ?? "system"} />
      <StatusBar key={held} userId={userId} plan={held} isUnlimited={isUnlimited} session={session} />
      <WaitingPayment waiting={waitingPayment} />
      <UpgradePrompt userId={userId} plan={held} />
      <MissingCode />
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <CommandCenter userId={userId} />
      <SignInAgain userId={userId} />
      <p className="visually-hidden" aria-live="polite">
        {newPage}
      </p>
      <Toasts />
    </SessionWatch>
  );
}

/** A person who left the payment page before its answer sees her new plan as soon as possible. */
function useAwaitedPayment(userId: string) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (awaitedPayment.read() === null) return;
    void import("#app/core/payments/checkout/settle-payment.ts")
      .then(({ settlePayment }) => settlePayment(userId))
      .then(revalidate, () => {}); // if the module fails to load, the next page tries again
  }, [userId, revalidate]);
}

type Providers = Record<"identity" | "payments" | "model" | "literature", "live" | "sandbox">;

/** Says plainly when everything is written by rules on this machine, because no AI is connected. */
function SandboxBanner({ providers }: { providers: Providers | undefined }) {
  if (providers?.model !== "sandbox") return null;
  return (
    <aside className="sandbox-banner" aria-label="Trial mode">
      Trial mode: no AI is connected. Fixed rules arrange your own sentences and those of sample articles.
      Please do not enter real patient data.
    </aside>
  );
}

/**
 * If the focused element went with its page, moves the focus into the new page's content, not to its top.
 * @returns the new page's title, to be announced: a browser announces it by itself only after a full load
 */
function useNewPage(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}

/** A failing page keeps the frame with its navigation, unless the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Frame {...loaderData}>{page}</Frame> : page;
}
