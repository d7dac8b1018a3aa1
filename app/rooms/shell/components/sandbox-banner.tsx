type Providers = Record<"identity" | "payments" | "model" | "literature", "live" | "sandbox">;

/** Says plainly when notes are written by rules on this machine, because no AI is connected. */
export function SandboxBanner({ providers }: { providers: Providers | undefined }) {
  if (providers?.model !== "sandbox") return null;
  return (
    <p className="sandbox-banner" role="note">
      Trial mode: no AI is connected. Notes are sorted from your own sentences by rules. No real patient data,
      please.
    </p>
  );
}
