import { expect, test } from "vitest";
import { deployArguments } from "#scripts/building/deploy-arguments.ts";

test("each Worker writes to a folder of its own, wherever its configuration lies", () => {
  const given = ["--dry-run", "--outdir", "out"];
  expect(deployArguments(given, "app", "/project")).toEqual(["--dry-run", "--outdir", "/project/out/app"]);
  expect(deployArguments(given, "analysis", "/project")).toEqual([
    "--dry-run",
    "--outdir",
    "/project/out/analysis",
  ]);
});

test("the folder may follow an equals sign, and may be absolute", () => {
  expect(deployArguments(["--outdir=out"], "app", "/project")).toEqual(["--outdir=/project/out/app"]);
  expect(deployArguments(["--outdir", "/built"], "app", "/project")).toEqual(["--outdir", "/built/app"]);
});

test("everything else reaches both Workers as it was given", () => {
  const given = ["--dry-run", "--env", "staging", "--message", "out"];
  expect(deployArguments(given, "analysis", "/project")).toEqual(given);
  expect(deployArguments([], "app", "/project")).toEqual([]);
});
