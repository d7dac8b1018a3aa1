/** Says that an allowance is used up, and where more can be had. */
export function UpgradePrompt({ words }: { words: string }) {
  return (
    <section className="notice alarm upgrade-prompt" role="alert" aria-label="Upgrade">
      <strong>{words}</strong>
      <p>Your allowance starts anew on the first day of next month (UTC).</p>
      <a className="button primary" href="/pricing">
        See plans
      </a>
    </section>
  );
}
