/** The figures of a `Server-Timing` header in milliseconds by name, e.g. "meter;dur=1.3, total;dur=20.1". */
export function readServerTiming(header: string | null): Record<string, number> {
  const entries = (header ?? "").split(",").flatMap((entry) => {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const duration = parameters.find((parameter) => parameter.startsWith("dur="));
    return duration === undefined ? [] : [[name, Number(duration.slice(4))] as const];
  });
  return Object.fromEntries(entries);
}
