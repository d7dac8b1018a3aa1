import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** One import of a module of ours, as a statement, a call, a type or a pattern of files. */
type Import = {
  /** How it is written. */
  written: string;
  /** Which file that is, from the repository's root; of `import.meta.glob`, a pattern. */
  to: string;
  /** The names that are taken; null for whatever the module has. */
  names: string[] | null;
};

/** What one module takes from others, and what it offers; types included. */
export type ModuleParts = {
  imports: Import[];
  /** Without the default. */
  exports: string[];
  /** Names that are exported again from another module. */
  reexports: string[];
  /** The source without its comments. */
  code: string;
};

const CALL = /\bimport\(\s*["']([^"']+)["']/g;
const PATTERN = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*["']([^"']+)["']/g;

/**
 * The imports and exports of a module. Packages are left out.
 * @param file its path from the repository's root
 * @throws Error if the source cannot be parsed
 */
export function readModule(file: string, source: string): ModuleParts {
  const { module, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const taken: [written: string, names: string[] | null][] = [
    ...module.staticImports.map(({ moduleRequest, entries }): [string, string[] | null] => [
      moduleRequest.value,
      namesOf(entries.map(({ importName }) => importName)),
    ]),
    ...exported.flatMap(({ moduleRequest, importName }): [string, string[] | null][] =>
      moduleRequest ? [[moduleRequest.value, namesOf([importName])]] : [],
    ),
    ...[CALL, PATTERN].flatMap((pattern) =>
      [...source.matchAll(pattern)].map(([, written = ""]): [string, null] => [written, null]),
    ),
  ];
  return {
    imports: taken.flatMap(([written, names]) => {
      const to = resolved(file, written);
      return to === null ? [] : [{ written, to, names }];
    }),
    exports: exported.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest ? [] : (namesOf([exportName]) ?? []),
    ),
    reexports: exported.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest ? (namesOf([exportName]) ?? []) : [],
    ),
    code: withoutComments(source, comments),
  };
}

function namesOf(imported: { kind: string; name?: string | null | undefined }[]): string[] | null {
  if (imported.some(({ kind }) => kind === "NamespaceObject" || kind.startsWith("All"))) return null;
  return imported.flatMap(({ name }) => name ?? []);
}

function withoutComments(source: string, comments: { start: number; end: number }[]): string {
  const starts = [0, ...comments.map(({ end }) => end)];
  return starts.map((start, index) => source.slice(start, comments[index]?.start)).join(" ");
}

/** The imports of package.json: `#app/…` and its like are folders at the root. */
function resolved(file: string, written: string): string | null {
  const [, folder, rest] = /^#(app|workers|tests|scripts)\/(.+)$/.exec(written) ?? [];
  if (folder !== undefined) return `${folder}/${rest}`;
  return written.startsWith(".") ? join(dirname(file), written) : null;
}
