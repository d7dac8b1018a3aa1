import { type ReactNode, useEffect } from "react";
import { Brand } from "#app/base/ui/brand.tsx";
import { Toasts } from "#app/base/ui/toasts/toasts.tsx";
import { eraseForeignTraces } from "#app/core/identity/local-traces.ts";

/** The frame of sign-in and sign-up. It erases whatever the previous person left in the browser. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => eraseForeignTraces(null), []);
  return (
    <main className="auth">
      <Brand to="/" />
      <div className="card auth-card">
        <h1>{title}</h1>
        {children}
        <noscript>
          <p className="notice alarm">This page needs JavaScript. Please turn it on and reload.</p>
        </noscript>
      </div>
      <Toasts />
    </main>
  );
}
