import { useRouteLoaderData } from "react-router";

/** The nonce that the content security policy of this document asks of scripts and styles. */
export const useNonce = (): string | undefined => useRouteLoaderData<{ nonce: string }>("root")?.nonce;
