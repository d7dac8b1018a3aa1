import { join, resolve } from "node:path";

const OUTDIR = "--outdir";

/**
 * The arguments of `wrangler deploy` for one of the Workers: with an output folder (`--outdir out` or
 * `--outdir=out`), each gets a subfolder. The folder is made absolute, because wrangler resolves it from the
 * Worker's configuration.
 * @param given the arguments of `npm run deploy --`
 * @param worker name of the Worker's folder
 * @param from base of a relative folder
 */
export function deployArguments(given: readonly string[], worker: string, from: string): string[] {
  const own = (folder: string) => join(resolve(from, folder), worker);
  return given.map((word, index) => {
    if (given[index - 1] === OUTDIR) return own(word);
    return word.startsWith(`${OUTDIR}=`) ? `${OUTDIR}=${own(word.slice(OUTDIR.length + 1))}` : word;
  });
}
