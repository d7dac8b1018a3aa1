/** "Good morning" before 12:00, "Good afternoon" before 17:00, "Good evening" from then on. */
export function greetingAt(hour: number): string {
  if (hour < 12) return "Good morning";
  return hour < 17 ? "Good afternoon" : "Good evening";
}

/** Creating one takes longer than everything else in the dashboard's loader; there are some 600 zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day (0 to 23) in an IANA time zone at a Unix time in milliseconds. */
export function hourIn(timeZone: string, at: number): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  clocks.set(timeZone, clock);
  return Number(clock.format(at));
}
