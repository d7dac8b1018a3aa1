import type { TokenPack } from "./token-packs.ts";

/** A token pack's name, mark and price, wherever packs are shown. */
export function PackHead({ name, price, isBestValue }: TokenPack) {
  return (
    <>
      <h3>
        {name} {isBestValue && <span className="tag">Best Value</span>}
      </h3>
      <p className="plan-price">
        <strong>${price}</strong> <span className="soft">once</span>
      </p>
    </>
  );
}
