import { getCookieSuffix, getSuffixedCookieName } from "@clerk/shared/keys";

/** Names of the cookies that hold Clerk's token. A token outlives its session by up to 65 s, so they are cleared. */
export async function clerkTokenCookies(publishableKey: string | undefined): Promise<string[]> {
  const suffix = await getCookieSuffix(publishableKey ?? "");
  return ["__session", getSuffixedCookieName("__session", suffix)];
}
