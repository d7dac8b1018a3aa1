import { signToken } from "./secrets.ts";
import type { ClerkStore, Session } from "./store.ts";

export class TokenMint {
  private readonly store: ClerkStore;
  private readonly issuer: string;
  private readonly origin: string;
  private readonly seconds: number;

  /** @param seconds how long a token lives; Clerk's live 60 s */
  constructor(store: ClerkStore, issuer: string, origin: string, seconds: number) {
    this.store = store;
    this.issuer = issuer;
    this.origin = origin;
    this.seconds = seconds;
  }

  async for(session: Session) {
    const { kid, privateJwk } = await this.store.signingKey();
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      azp: this.origin,
      iss: this.issuer,
      sub: session.userId,
      sid: session.id,
      sts: "active",
      v: 2,
      iat: now,
      nbf: now - 10,
      exp: now + this.seconds,
      fva: factorAge(session),
    };
    return signToken(claims, kid, privateJwk);
  }
}

/** Whole minutes since the password was given; -1: no second factor. */
export const factorAge = (session: Session) => [Math.floor((Date.now() - session.verifiedAt) / 60_000), -1];
