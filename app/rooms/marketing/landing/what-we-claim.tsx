import { Claims } from "#app/base/ui/claims.tsx";

/** The claims, each with what it rests on. */
export function WhatWeClaim() {
  return (
    <section className="band" id="claims" aria-labelledby="claims-title">
      <h2 id="claims-title" className="visually-hidden">
        What we claim, and what it rests on
      </h2>
      <Claims />
    </section>
  );
}
