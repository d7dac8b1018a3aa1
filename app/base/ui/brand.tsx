/** The logo and name; links to the reader's home. */
export function Brand({ to }: { to: "/" | "/dashboard" }) {
  return (
    <a className="brandmark" href={to}>
      <i aria-hidden="true">
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="var(--brand-ink)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M1 9h3l2-6 3 10 2-5h4" />
        </svg>
      </i>
      NurseGPT
    </a>
  );
}
