import { PackHead } from "#app/core/plans/pack-head.tsx";
import { SUBSCRIBING_SAVES, TOKEN_PACKS, type TokenPack } from "#app/core/plans/token-packs.ts";

/** The token packs on offer; they are bought in Settings. */
export function TokenPacks() {
  return (
    <section id="token-packs" aria-labelledby="packs-title">
      <header className="section-head">
        <h2 id="packs-title">Token packs, for a busy month</h2>
        <p className="soft">
          Pay once, and the tokens are added to your monthly allowance. They do not expire. You can buy them
          in Settings once you are signed in. {SUBSCRIBING_SAVES}
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
  const { pricePerK, inputTokens, outputTokens } = pack;
  const count = (tokens: number) => tokens.toLocaleString("en-US");
  return (
    <>
      <PackHead {...pack} />
      <p className="soft">
        {count(inputTokens)} input and {count(outputTokens)} output tokens, ${pricePerK.toFixed(2)} per 1K
      </p>
    </>
  );
}
