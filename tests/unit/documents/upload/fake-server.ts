import { vi } from "vitest";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { WaitEnvironment } from "#app/rooms/documents/upload/sending/wait-environment.ts";

/** What happens to a call instead of a proper answer. */
export type Fault =
  /** The call does not reach the server. */
  | "lost"
  /** The server handles it, but the answer is lost. */
  | "answer lost"
  | "corrupted"
  | "signed out"
  | { status: number; body?: object | string | null; headers?: Record<string, string> };

type Call = {
  method: string | undefined;
  path: string;
  index: number | null;
  form: FormData | null;
  json: unknown;
};

/** A server that stores chunks like the real one, behind a faulty network. */
export function fakeServer(faultOf: (call: Call, nth: number) => Fault | null = () => null) {
  const stored = new Map<number, Uint8Array>();
  const calls: Call[] = [];
  const answered: number[] = [];
  let inFlight = 0;
  const state = {
    stored,
    calls,
    /** The chunks for which the browser received 204, in order. */
    answered,
    mostInFlight: 0,
    /** Whether the answer to a chunk is held back. */
    isHeld: (_index: number | null): boolean => false,
    uploadId: "upload_1" as string | undefined,
    process: (): Response =>
      Response.json({ fileId: "doc_1", status: "queued", progress: {} }, { status: 202 }),
  };
  const answer = async (call: Call): Promise<Response> => {
    if (call.path === "/api/session") return Response.json({ userId: "user_1" });
    if (call.path === "/api/upload/init")
      return Response.json({ uploadId: state.uploadId, received: await received() });
    if (call.path === "/api/upload/process") return state.process();
    if (call.path !== "/api/upload/chunk" || !call.form) return new Response(null, { status: 204 });
    const bytes = new Uint8Array(await (call.form.get("file") as Blob).arrayBuffer());
    if ((await sha256Hex(bytes)) !== call.form.get("checksum"))
      return Response.json(
        { error: "This part of the file arrived damaged.", code: "chunk_corrupted" },
        { status: 422 },
      );
    stored.set(call.index ?? -1, bytes);
    return new Response(null, { status: 204 });
  };
  const received = async () =>
    Object.fromEntries(
      await Promise.all(
        [...stored].map(async ([index, bytes]) => [index, await sha256Hex(bytes as Uint8Array<ArrayBuffer>)]),
      ),
    );
  const nths = new Map<string, number>();
  const fetched = async (path: string, { method, body, signal }: RequestInit = {}): Promise<Response> => {
    signal?.throwIfAborted();
    const form = body instanceof FormData ? body : null;
    const index = form ? Number(form.get("chunkIndex")) : null;
    const call = { method, path, index, form, json: typeof body === "string" ? JSON.parse(body) : null };
    calls.push(call);
    const key = `${path} ${index}`;
    const nth = (nths.get(key) ?? 0) + 1;
    nths.set(key, nth);
    if (index !== null) state.mostInFlight = Math.max(state.mostInFlight, ++inFlight);
    // Yields to other calls, as a network would.
    do await new Promise((resolve) => setImmediate(resolve));
    while (state.isHeld(index));
    if (index !== null) inFlight -= 1;
    const fault = faultOf(call, nth);
    if (fault === "lost") throw new TypeError("Failed to fetch");
    if (fault === "answer lost") {
      await answer(call);
      throw new TypeError("Failed to fetch");
    }
    if (fault === "corrupted")
      return Response.json(
        { error: "This part of the file arrived damaged.", code: "chunk_corrupted" },
        { status: 422 },
      );
    if (fault === "signed out") return Response.json({ error: "Out.", code: "signed_out" }, { status: 401 });
    if (fault)
      return new Response(typeof fault.body === "string" ? fault.body : JSON.stringify(fault.body ?? ""), {
        status: fault.status,
        headers: fault.headers ?? {},
      });
    const response = await answer(call);
    if (index !== null && response.ok) answered.push(index);
    return response;
  };
  vi.stubGlobal("fetch", fetched);
  return state;
}

/** Time that passes only by waiting; each wait is recorded. */
export function fakeEnvironment() {
  let now = 0;
  let isOnline = true;
  const waits: number[] = [];
  const onlineWaits: number[] = [];
  const environment: WaitEnvironment = {
    now: () => now,
    random: () => 0.5,
    isOnline: () => isOnline,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    untilOnline: async (ms, signal) => {
      signal.throwIfAborted();
      onlineWaits.push(ms);
      now += Math.min(ms, 5_000);
      isOnline = true;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const goOffline = () => {
    isOnline = false;
  };
  return { environment, waits, onlineWaits, goOffline, now: () => now };
}

/** A file of pseudo-random bytes, which differ by seed. */
export function fileOf(bytes: number, seed = 1): File {
  const content = new Uint8Array(bytes);
  let state = seed;
  for (let at = 0; at < bytes; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    content[at] = state >>> 24;
  }
  return new File([content], "labs.csv", { type: "text/csv" });
}

/** Whether the server stored exactly the file. */
export async function isDelivered(stored: Map<number, Uint8Array>, file: File): Promise<boolean> {
  const parts = [...stored].sort(([a], [b]) => a - b).map(([, bytes]) => bytes as Uint8Array<ArrayBuffer>);
  const delivered = new Uint8Array(await new Blob(parts).arrayBuffer());
  const content = new Uint8Array(await file.arrayBuffer());
  return Buffer.compare(delivered, content) === 0;
}
