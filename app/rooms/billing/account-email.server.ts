import { clerkClient } from "@clerk/react-router/server";
import { AppError } from "#app/base/http/errors.ts";

type Args = Parameters<typeof clerkClient>[0];

/**
 * The e-mail address that the identity provider holds for the account; what the browser sends is not used.
 * @throws AppError missing_email when the account has none
 */
export async function accountEmail(args: Args, userId: string): Promise<string> {
  const { primaryEmailAddress, emailAddresses } = await clerkClient(args).users.getUser(userId);
  const address = primaryEmailAddress?.emailAddress ?? emailAddresses[0]?.emailAddress;
  if (!address) throw new AppError("missing_email");
  return address;
}
