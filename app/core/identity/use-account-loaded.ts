import { useUser } from "@clerk/react-router";
import { useHydrated } from "#app/base/ui/use-hydrated.ts";

/** The server knows the account from the start; in the browser the provider's script has to arrive as well. */
export function useAccountLoaded(): boolean {
  const isHydrated = useHydrated();
  const { isLoaded } = useUser();
  return !isHydrated || isLoaded;
}
