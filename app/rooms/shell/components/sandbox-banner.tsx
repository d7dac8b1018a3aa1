type Providers = Record<"identity" | "payments" | "model" | "literature", "live" | "sandbox">;

/** Says plainly when everything is written by rules on this machine, because no AI is connected. */
export function SandboxBanner({ providers }: { providers: Providers | undefined }) {
  if (providers?.model !== "sandbox") return null;
  return (
    <aside className="sandbox-banner" aria-label="Trial mode">
      Trial mode: no AI is connected. Rules sort your own sentences and those of sample articles. Please do
      not enter real patient data.
    </aside>
  );
}
