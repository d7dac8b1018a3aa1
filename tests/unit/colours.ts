import { readFileSync } from "node:fs";

/** A stylesheet of the product. @param file below app/ */
export const css = (file: string): string =>
  readFileSync(new URL(`../../app/${file}`, import.meta.url), "utf8");

/** The two hues of a colour's name, in light and in dark, in degrees: 0 is red, 40 amber, 140 green, 220 blue. */
export function huesOf(name: string | undefined): number[] {
  const colours = new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css("app.css"))?.slice(1);
  return (colours ?? []).map((colour) =>
    hueOf(colour.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? []),
  );
}

function hueOf([red = 0, green = 0, blue = 0]: number[]): number {
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
