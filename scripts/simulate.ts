/**
 * `npm run simulate`: a day of five million people, from the measured cost of one request (simulate/measured.ts):
 * requests, writes, storage and money by part. `-- --people 50000` sets another number. Prices are list prices in US
 * dollars and, like the habits, are in simulate/assumptions.ts.
 */
import { parseArgs } from "node:util";
import { HABITS, PEAK, PRICES } from "./simulate/assumptions.ts";
import { simulateDay } from "./simulate/day.ts";

const { values } = parseArgs({ options: { people: { type: "string", default: "5000000" } } });
const people = Number(values.people);
if (!Number.isInteger(people) || people < 1) throw new Error("--people is a whole number.");

const { parts, peak, storage } = simulateDay({ people, habits: HABITS, prices: PRICES, peak: PEAK });

console.log(`A day of ${people.toLocaleString("en")} people, ${HABITS.shiftsAMonth} shifts a month each\n`);
table(
  ["part", "requests", "rows or objects written", "$ a day"],
  parts.map((one) => [one.name, large(one.requests), large(one.writes), money(one.dollars)]),
);
const dollars = parts.reduce((sum, one) => sum + one.dollars, 0);
console.log(`\n${money(dollars)} a day, ${money((dollars * 30) / people)} per person per month\n`);
table(
  ["at rest after a year", "bytes", "$ a month"],
  storage.map((one) => [one.name, bytes(one.bytes), money(one.dollars)]),
);
console.log(`\nShift change: ${large(peak.people)} people in ${PEAK.minutes} minutes`);
table(
  ["part", "a second"],
  peak.rates.map((one) => [one.name, large(one.perSecond)]),
);

function table(head: string[], rows: string[][]): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows])
    console.log(
      row
        .map((text, n) => (n === 0 ? text.padEnd(widths[n] ?? 0) : text.padStart(widths[n] ?? 0)))
        .join("  "),
    );
}

function large(count: number): string {
  return count >= 1e6 ? `${(count / 1e6).toFixed(1)} M` : Math.round(count).toLocaleString("en");
}

function bytes(count: number): string {
  return count >= 1e12 ? `${(count / 1e12).toFixed(1)} TB` : `${(count / 1e9).toFixed(1)} GB`;
}

function money(dollars: number): string {
  return `$${dollars.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
