/**
 * The filled part of a bar. It is drawn, not styled: the content security policy refuses style attributes.
 * @param share of the bar, 0 to 1
 */
export function BarFill({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 100)} height="1" />
    </svg>
  );
}
