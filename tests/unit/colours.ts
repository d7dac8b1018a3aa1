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

/** A colour by its name, in light and in dark, as six digits. */
export const coloursOf = (name: string): string[] =>
  new RegExp(`${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css("app.css"))?.slice(1) ?? [];

/** How much lighter one colour is than another, 1 to 21, as WCAG 2 counts it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\w\w/g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
