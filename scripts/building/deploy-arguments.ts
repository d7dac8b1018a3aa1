import { join, resolve } from "node:path";

const OUTDIR = "--outdir";

/**
 * What `wrangler deploy` is given for one of the Workers: each writes to a folder of its own where one was asked for
 * (`--outdir out` or `--outdir=out`). The folder is made absolute, because wrangler reads it against the folder of
 * the Worker's configuration.
 * @param given what `npm run deploy --` was given
 * @param worker name of the Worker's folder
 * @param from folder that a relative one starts from
 */
export function deployArguments(given: readonly string[], worker: string, from: string): string[] {
  const own = (folder: string) => join(resolve(from, folder), worker);
  return given.map((word, index) => {
    if (given[index - 1] === OUTDIR) return own(word);
    return word.startsWith(`${OUTDIR}=`) ? `${OUTDIR}=${own(word.slice(OUTDIR.length + 1))}` : word;
  });
}
