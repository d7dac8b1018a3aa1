export type UsageBarProps = {
  /** What is counted, "SBAR notes this month". */
  label: string;
  used: number;
  /** `Infinity` where unlimited. */
  limit: number;
};

/** How much of a limit is used, as figures, as a bar, and in words once it gets scarce. */
export function UsageBar({ label, used, limit }: UsageBarProps) {
  const level = levelOf(used, limit);
  return (
    <div className="meter" data-level={level}>
      <div className="row small" style={{ justifyContent: "space-between" }}>
        <span>{label}</span>
        <b>
          {figure(used)} / {figure(limit)}
        </b>
      </div>
      {Number.isFinite(limit) && <Bar label={label} used={used} limit={limit} level={level} />}
      <p className={`small ${LOOK[level].className}`} role="status" style={{ margin: 0 }}>
        {LOOK[level].words}
      </p>
    </div>
  );
}

export type UsageLevel = "plenty" | "scarce" | "reached";

/** `scarce` from 80 %, `reached` from 100 %; a limit of 0 is reached. */
export function levelOf(used: number, limit: number): UsageLevel {
  if (used >= limit) return "reached";
  return used >= limit * SCARCE ? "scarce" : "plenty";
}

const SCARCE = 0.8;

const LOOK: Record<UsageLevel, { className: string; words: string; colour: string }> = {
  plenty: { className: "soft", words: "", colour: "var(--brand)" },
  scarce: { className: "warn", words: "Almost used up", colour: "var(--check)" },
  reached: { className: "alarm", words: "Limit reached", colour: "var(--alarm)" },
};

/** A screen reader hears the true figures, though a meter's value may not pass its maximum. */
function Bar({ label, used, limit, level }: UsageBarProps & { level: UsageLevel }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in colours of their own, which look alike to nobody.
    <div
      className="bar"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={Math.min(used, limit)}
      aria-valuemax={limit}
      aria-valuetext={`${figure(used)} of ${figure(limit)}`}
    >
      <span style={{ width: `${Math.round(share * 100)}%`, background: LOOK[level].colour }} />
    </div>
  );
}

const figure = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString("en-US") : "Unlimited";
