import { PackHead } from "#app/core/plans/pack-head.tsx";
import {
  ADDS_TOKENS_ALONE,
  perThousandWords,
  realPricesWords,
  SUBSCRIBING_SAVES,
  TOKEN_PACKS,
  type TokenPack,
} from "#app/core/plans/token-packs.ts";

/** The token packs on offer; they are bought in Settings. */
export function TokenPacks({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section id="token-packs" aria-labelledby="packs-title">
      <header className="section-head">
        <h2 id="packs-title">Token packs, for a busy month</h2>
        <p className="soft">
          Pay once, and the tokens are added to your monthly allowance. They do not expire.{" "}
          {ADDS_TOKENS_ALONE} {SUBSCRIBING_SAVES}
        </p>
        <p className="small soft">{realPricesWords()}</p>
        <p>
          {isSignedIn ? (
            <a className="button" href="/settings/account#token-packs">
              Buy in Settings
            </a>
          ) : (
            <>
              You can buy them in Settings once you are signed in. <a href="/sign-up">Sign up</a> or{" "}
              <a href="/sign-in">sign in</a>.
            </>
          )}
        </p>
      </header>
      <ul className="packs">
        {TOKEN_PACKS.map((pack) => (
          <li key={pack.id} className={pack.isBestValue ? "card pack highlighted" : "card pack"}>
            <Pack pack={pack} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pack({ pack }: { pack: TokenPack }) {
  const { inputTokens, outputTokens } = pack;
  const count = (tokens: number) => tokens.toLocaleString("en-US");
  return (
    <>
      <PackHead {...pack} />
      <p className="soft">
        {count(inputTokens)} input and {count(outputTokens)} output tokens, {perThousandWords(pack)}
      </p>
    </>
  );
}
