import { readTemplate, type TemplateContent, TemplateProblem } from "./own-template.ts";

/* A template as a file to share: `{ "format": "nursegpt-template", "version": 1, "template": … }`. */

const FORMAT = "nursegpt-template";
const VERSION = 1;

/** The largest file that is read, in bytes. */
const LARGEST_TEMPLATE_FILE = 32 * 1024;

const NO_TEMPLATE = "This file is not a NurseGPT template.";
export const TOO_LARGE_FILE = "This file is larger than 32 KB, too large for a NurseGPT template.";

const TEMPLATE_FILE_TYPE = ".nursetemplate.json";

/** The text of the file, which does not say whose template it is. */
export function writeTemplateFile({ name, use, sections, coach, hasVitals }: TemplateContent): string {
  const shared = sections.map(({ heading, belongs, required }) => ({ heading, belongs, required }));
  const template = { name, use, sections: shared, coach, hasVitals };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, template }, null, 2)}\n`;
}

/** "ward-round.nursetemplate.json". */
export function templateFileName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain || "template"}${TEMPLATE_FILE_TYPE}`;
}

/** @throws TemplateProblem that says why the file cannot be used */
export function readTemplateFile(text: string, coachIds: readonly string[]): TemplateContent {
  if (new TextEncoder().encode(text).byteLength > LARGEST_TEMPLATE_FILE)
    throw new TemplateProblem(TOO_LARGE_FILE);
  const { format, version, template } = parsed(text);
  if (format !== FORMAT) throw new TemplateProblem(NO_TEMPLATE);
  if (version !== VERSION)
    throw new TemplateProblem(
      `This file has version ${String(version).slice(0, 20)} of the template format; only version ${VERSION} can be read here.`,
    );
  const { sections, ...content } = readTemplate(template, coachIds);
  return { ...content, sections: sections.map((section, at) => ({ ...section, key: `s${at + 1}` })) };
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new TemplateProblem(NO_TEMPLATE);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TemplateProblem(NO_TEMPLATE);
  return value as Record<string, unknown>;
}
