import { eq } from "drizzle-orm";
import { documents } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { EXTRACTED_FROM_DOCUMENT } from "#app/rooms/documents/questions/question-client.ts";
import type { Random } from "#scripts/scorecard/random.ts";
import { database } from "../databases.ts";
import { csvFile } from "../documents/upload-calls.ts";
import type { StreamEvent } from "../sbar/note-calls.ts";
import { CALM } from "./fault-injection.ts";
import { endOf, type Nurse, type Visited, type Visiting, visit } from "./visits.ts";
import { pause } from "./weather.ts";

/** One generation that she requested, under one key, and its outcome. */
export type Asked = {
  tool: string;
  path: string;
  key: string;
  body: object;
  isDone: boolean;
  /** Whether it is charged as a use. */
  isCharged: boolean;
  keptId: string | null;
  /** For a question about a document: which one, and the answer's id in its history. */
  documentId?: string;
  answerId?: string;
};

/** What a nurse has been promised so far. */
type Memory = {
  /** The text that the server confirmed, everything she sent after it, and the revision. */
  work: { saved: string | null; sent: string[]; revision: number };
  asked: Asked[];
  /** Ids of accepted documents, and of uploads that she could not hand in yet. */
  documents: string[];
  uploads: { uploadId: string | null; seed: string }[];
  begun: number;
  /** Documents that she saw analysed; all analysed ones are counted at the end. */
  opened: Set<string>;
  analysed: number;
  /** Uncharged answers: meter and queue were down for both tries. */
  unpaid: number;
  wantsToLeave: boolean;
  /** What she paid for at the provider's page. */
  paid: { packs: number; plan: string | null };
};

export const newMemory = (): Memory => ({
  work: { saved: null, sent: [], revision: 0 },
  asked: [],
  documents: [],
  uploads: [],
  begun: 0,
  opened: new Set(),
  analysed: 0,
  unpaid: 0,
  wantsToLeave: false,
  paid: { packs: 0, plan: null },
});

export type Life = Visiting & { nurse: Nurse; memory: Memory; random: Random; others: () => readonly Life[] };

/** Types, and lets the page save. */
async function typeWork(life: Life): Promise<void> {
  const { nurse, memory, random } = life;
  const text = `${nurse.word} typed ${random.integer(1, 1e9)}`;
  const { work } = memory;
  work.sent.push(text);
  const body = { text, revision: work.revision, saveId: `${random.integer(1, 1e9)}` };
  const saved = await visit(life, nurse, "/api/work/sbar", { method: "PUT", body });
  if (saved?.status === 200) {
    Object.assign(work, { saved: text, sent: [], revision: saved.json.revision });
  } else if (saved?.code === "work_changed") {
    const { text: current, revision } = saved.json.current as { text: string | null; revision: number };
    if (current !== work.saved && !work.sent.includes(current ?? ""))
      life.findings.push("Work was changed by nobody");
    Object.assign(work, { saved: current, revision });
  }
}

export const TOOLS = [
  {
    tool: "sbar",
    path: "/api/generate-note",
    body: (word: string) => ({
      description: `Pt ${word} reports shortness of breath since 0300. Denies chest pain.`,
      vital_signs: "BP 98/54, HR 118",
      format: "SBAR",
      notification: "",
      demographics: {},
    }),
  },
  {
    tool: "nanda",
    path: "/api/generate-nanda",
    body: (word: string) => ({
      context: `Pt ${word} is short of breath, O2 sat 86%. Unsteady, history of falls.`,
    }),
  },
  {
    tool: "medical_research",
    path: "/api/medical-research",
    body: () => ({ query: "Do foam dressings prevent pressure ulcers?" }),
  },
  {
    tool: "chat",
    path: "/api/chat",
    body: () => ({ message: "Does chlorhexidine bathing lower infections?", turns: [] }),
  },
] as const;

/** After this, she checks again. */
const LONGEST_WAIT_MS = 40_000;

type Asking = Pick<Asked, "tool" | "path" | "body" | "documentId">;

/** Requests a generation. */
export async function generate(life: Life, { tool, path, body } = life.random.pick(TOOLS)): Promise<void> {
  await begin(life, { tool, path, body: body(life.nurse.word) });
}

/** Asks under a new key. Now and then she leaves midway, and looks for the answer later. */
async function begin(life: Life, asking: Asking): Promise<void> {
  const asked: Asked = {
    ...asking,
    key: crypto.randomUUID(),
    isDone: false,
    isCharged: false,
    keptId: null,
  };
  life.memory.asked.push(asked);
  await askFor(life, asked, life.random.happens(0.15) ? life.random.integer(50, 1_500) : LONGEST_WAIT_MS);
}

/** Asks, or asks again under the same key. */
export async function askFor(life: Life, asked: Asked, leavesAfterMs = LONGEST_WAIT_MS): Promise<void> {
  const answer = await visit(life, life.nurse, asked.path, {
    method: "POST",
    body: asked.body,
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      "Idempotency-Key": asked.key,
    },
    signal: AbortSignal.timeout(leavesAfterMs),
  });
  if (answer) take(life, asked, answer);
}

/** Looks for an answer that she left. */
async function follow(life: Life, asked: Asked): Promise<void> {
  const answer = await visit(life, life.nurse, `/api/generations/${asked.key}`, {
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (answer?.status === 200) take(life, asked, answer);
}

function take({ findings, tally }: Life, asked: Asked, answer: Visited): void {
  if (answer.status !== 200) return;
  const { done, kept, failed } = endOf(answer);
  const name = `${asked.tool}: ${done ? "an answer" : failed}`;
  tally[name] = (tally[name] ?? 0) + 1;
  if (done) {
    asked.isDone = true;
    asked.isCharged = asked.documentId ? !isOfDocument(done) : isWritten(done);
    if (asked.documentId) asked.answerId = String(done.id);
    if (kept) asked.keptId = String(kept.id);
  } else if (failed === null) findings.push(`${asked.path} ended without an end`);
  else if (failed === "unexpected") findings.push(`${asked.path} failed unexpectedly in its events`);
}

/** Whether the model wrote it: extracted passages, or none found, cost nothing. */
function isWritten({ answer }: StreamEvent): boolean {
  const { answered = true, isExtracted = false } = (answer ?? {}) as {
    answered?: boolean;
    isExtracted?: boolean;
  };
  return answered && !isExtracted;
}

/** Whether it consists of passages of the document, because the model was unavailable. */
function isOfDocument({ pieces }: StreamEvent): boolean {
  const [first] = pieces as { text: string }[];
  return first?.text.trim() === EXTRACTED_FROM_DOCUMENT;
}

/** Requests unfinished generations again, as Retry does. */
async function retry(life: Life): Promise<void> {
  const open = life.memory.asked.filter(({ isDone }) => !isDone);
  if (open.length === 0) return await generate(life);
  const asked = life.random.pick(open);
  await (life.random.happens(0.3) ? follow(life, asked) : askFor(life, asked));
}

/** A person may begin 30 an hour; after this many, she looks at them instead. */
const MOST_DOCUMENTS = 10;

/** Uploads a small table and hands it in. */
export async function upload(life: Life): Promise<void> {
  if (life.memory.begun >= MOST_DOCUMENTS) return await read(life);
  life.memory.begun += 1;
  const waiting = { uploadId: null, seed: `${life.nurse.word}${life.random.integer(1, 1e6)}` };
  life.memory.uploads.push(waiting);
  await handIn(life, waiting);
}

/** Resumes an upload where it stopped. */
export async function handIn(
  life: Life,
  waiting: Memory["uploads"][number],
  leavesAfterMs = 30_000,
): Promise<void> {
  const { nurse, memory } = life;
  const file = await csvFile(900, waiting.seed);
  if (waiting.uploadId === null) {
    const { fileName, fileSize, totalChunks } = file;
    const begun = await visit(life, nurse, "/api/upload/init", {
      method: "POST",
      body: { fileName, fileSize, totalChunks },
    });
    if (begun?.status !== 200) return;
    waiting.uploadId = String(begun.json.uploadId);
  }
  const form = new FormData();
  form.append("uploadId", waiting.uploadId);
  form.append("chunkIndex", "0");
  form.append("file", new Blob([file.chunks[0] as Uint8Array<ArrayBuffer>]), "blob");
  form.append("checksum", await sha256Hex(file.chunks[0] as Uint8Array<ArrayBuffer>));
  const sent = await visit(life, nurse, "/api/upload/chunk", { method: "POST", body: form });
  if (!sent || (sent.status >= 400 && sent.code !== "upload_taken")) return;
  const handed = await visit(life, nurse, "/api/upload/process", {
    method: "POST",
    body: { uploadId: waiting.uploadId },
    signal: AbortSignal.timeout(leavesAfterMs),
  });
  // Her plan allows no more: she is told so, and gives up for today.
  if (handed?.code === "analyses_used_up") memory.uploads.splice(memory.uploads.indexOf(waiting), 1);
  const fileId = handed?.json.fileId;
  if (typeof fileId !== "string") return;
  memory.uploads.splice(memory.uploads.indexOf(waiting), 1);
  if (!memory.documents.includes(fileId)) memory.documents.push(fileId);
}

async function goOn(life: Life): Promise<void> {
  const [waiting] = life.memory.uploads;
  await (waiting ? handIn(life, waiting) : upload(life));
}

/** Asks about a document once it is analysed, checking for a while whether it is. */
export async function askDocument(
  life: Life,
  { looks = LOOKS, among = life.memory.documents } = {},
): Promise<void> {
  const { nurse, random } = life;
  const documentId = among.length > 0 ? random.pick(among) : null;
  if (!documentId) return await goOn(life);
  if (!(await isAnalysed(life, documentId, looks))) return;
  const body = { query: `Which value does ${nurse.word} have?`, file_id: documentId };
  await begin(life, { tool: "question", path: "/api/query-file", body, documentId });
}

const LOOKS = 3;
const BETWEEN_LOOKS_MS = 500;

async function isAnalysed(life: Life, documentId: string, looks: number): Promise<boolean> {
  const { opened } = life.memory;
  for (let look = 0; look < looks && !opened.has(documentId); look++) {
    if (look > 0) await pause(BETWEEN_LOOKS_MS);
    const seen = await visit(life, life.nurse, `/api/document/${documentId}`);
    if (seen?.json.status === "done") opened.add(documentId);
    if (seen?.json.status === "failed") return false;
  }
  return opened.has(documentId);
}

/** Buys a pack, or a plan once, at the provider's own page, where nothing of ours can fail. */
export async function pay(life: Life): Promise<void> {
  const { nurse, memory, random } = life;
  const wantsPlan = memory.paid.plan === null && random.happens(0.5);
  const opened = wantsPlan
    ? await visit(life, nurse, "/api/payments/create-checkout-session", {
        method: "POST",
        body: { plan: "Basic", email: "nurse@example.org", clerkUserId: nurse.userId },
      })
    : await visit(life, nurse, "/api/create-token-checkout", {
        method: "POST",
        body: { packageId: "small", customerId: nurse.userId },
      });
  const url = opened?.json.url;
  if (opened?.status !== 200 || typeof url !== "string") return;
  const { pathname } = new URL(url, "http://localhost");
  if (!pathname.startsWith("/__sandbox/stripe/")) return;
  const paid = await fetch(`http://stripe.test${pathname}`, {
    method: "POST",
    redirect: "manual",
    headers: { [CALM]: "1" },
    body: new URLSearchParams({ card_number: "4242424242424242", email: "nurse@example.org" }),
  });
  if (paid.status !== 303) return;
  if (wantsPlan) memory.paid.plan = "Basic";
  else memory.paid.packs += 1;
  await visit(life, nurse, "/api/users/sync-plan", { method: "POST", body: {} });
}

const PAGES = [
  "/dashboard",
  "/notes/sbar",
  "/analysis/history",
  "/settings/billing",
  "/notes",
  "/api/payments/usage",
  "/api/notes",
  "/api/medical-research/history",
  "/api/document-search-history",
  "/api/account/events",
];

async function read(life: Life): Promise<void> {
  await visit(life, life.nurse, life.random.pick(PAGES));
}

/** Tries to access what belongs to somebody else. */
async function pry(life: Life): Promise<void> {
  const other = life.random.pick(life.others());
  if (other === life) return;
  const [file_id] = other.memory.documents;
  if (file_id && life.random.happens(0.3)) {
    const body = { query: "Which patient has which value?", file_id };
    const answered = await visit(life, life.nurse, "/api/query-file", { method: "POST", body });
    if (answered && answered.status < 400)
      life.findings.push("A question about somebody else's document was answered");
    return;
  }
  const paths = [
    ...other.memory.documents.map((id) => `/api/document/${id}`),
    ...other.memory.asked.flatMap(({ key, keptId }) => [
      `/api/generations/${key}`,
      ...(keptId ? [`/api/notes/${keptId}`] : []),
    ]),
  ];
  if (paths.length === 0) return;
  const path = life.random.pick(paths);
  const seen = await visit(life, life.nurse, path);
  if (seen && seen.status < 400) life.findings.push(`${path} was opened by somebody else`);
}

/** Tries to delete her account until that is accepted. */
export async function leave(life: Life): Promise<void> {
  if (life.nurse.isGone) return;
  life.memory.wantsToLeave = true;
  const deleted = await visit(life, life.nurse, "/api/account/delete", { method: "POST" });
  // If the answer was lost, she is signed out, but her account is gone all the same.
  if (deleted?.status === 202 || /^(?:signed_out|account_deleted)$/.test(deleted?.code ?? ""))
    life.nurse.isGone = true;
}

export const HABITS: readonly ((life: Life) => Promise<void>)[] = [
  typeWork,
  typeWork,
  typeWork,
  generate,
  generate,
  retry,
  upload,
  goOn,
  askDocument,
  askDocument,
  askDocument,
  pay,
  read,
  read,
  pry,
];

/** One step of her day. */
export const live = (life: Life): Promise<void> => life.random.pick(HABITS)(life);

/** The documents in the database with this id or upload id. */
export const documentRow = (id: string) =>
  database.query.documents.findFirst({ where: eq(documents.id, id) });
