import type { ReactNode } from "react";

const REQUIREMENTS = ["At least 8 characters", "One uppercase letter", "One number", "One special character"];

/** A toggle that lists what a password needs. The identity provider enforces the same (OPEN-09). */
export function PasswordHelp({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <details className="auth-help">
      <summary>{label}</summary>
      <p>Your password needs:</p>
      <ul>
        {REQUIREMENTS.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {children}
    </details>
  );
}
