import type { User } from "@clerk/backend";
import { isClerkAPIResponseError } from "@clerk/backend/errors";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { clerkOf } from "./clerk.server.ts";

/** What the identity provider holds about a person that is the person's own. */
export type Profile = {
  firstName: string | null;
  lastName: string | null;
  emailAddresses: string[];
  /** Title, department, specialty and bio, as the profile page saved them. */
  details: Record<string, unknown>;
  createdAt: string;
  lastSignInAt: string | null;
  termsAcceptedAt: string | null;
};

/** Accounts at the identity provider, through its Backend API. Every call may throw when it cannot be reached. */
export function openAccounts({ settings }: Pick<AppEnv, "settings">) {
  const { users } = clerkOf(settings);
  return {
    /** The profile, and the addresses that the provider has verified as the person's, in lower case. */
    async accountOf(userId: string): Promise<{ profile: Profile; verifiedAddresses: string[] }> {
      const user = await users.getUser(userId);
      const profile = {
        firstName: user.firstName,
        lastName: user.lastName,
        emailAddresses: user.emailAddresses.map(({ emailAddress }) => emailAddress),
        details: user.unsafeMetadata,
        createdAt: new Date(user.createdAt).toISOString(),
        lastSignInAt: dateOf(user.lastSignInAt),
        termsAcceptedAt: dateOf(user.legalAcceptedAt),
      };
      return { profile, verifiedAddresses: verifiedOf(user) };
    },
    /** When the account was made, Unix milliseconds, and all its addresses, verified or not. */
    async beginningOf(userId: string): Promise<{ createdAt: number; addresses: string[] }> {
      const user = await users.getUser(userId);
      return { createdAt: user.createdAt, addresses: allOf(user) };
    },
    /** All addresses of the account, verified or not, in lower case; none when the account is gone. */
    async addresses(userId: string): Promise<string[]> {
      const user = await users.getUser(userId).catch(nullIfGone);
      return user ? allOf(user) : [];
    },
    /** The addresses that the provider has verified as the person's, in lower case; none when the account is gone. */
    async verifiedAddresses(userId: string): Promise<string[]> {
      const user = await users.getUser(userId).catch(nullIfGone);
      return user ? verifiedOf(user) : [];
    },
    /** Deletes the account with all its sessions. Returns how many were deleted: 0 when it was gone already. */
    async delete(userId: string): Promise<number> {
      const deleted = await users.deleteUser(userId).catch(nullIfGone);
      return deleted ? 1 : 0;
    },
  };
}

const allOf = ({ emailAddresses }: Pick<User, "emailAddresses">): string[] =>
  emailAddresses.map(({ emailAddress }) => emailAddress.toLowerCase());

const verifiedOf = ({ emailAddresses }: Pick<User, "emailAddresses">): string[] =>
  emailAddresses
    .filter(({ verification }) => verification?.status === "verified")
    .map(({ emailAddress }) => emailAddress.toLowerCase());

function nullIfGone(error: unknown): null {
  if (isClerkAPIResponseError(error) && error.status === 404) return null;
  throw error;
}

const dateOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
