import { createStore } from "#app/base/ui/browser/store.ts";
import { isClearedBy, isReplacedBy, sentBefore } from "./left-work.ts";
import { isSameWork, mergeStates } from "./merge-work.ts";
import type { HeldWork, OpenedWork } from "./work.ts";
import type { FoundCopy, WorkCopies, WorkCopy } from "./work-copies.ts";
import { type Envelope, otherOf, readEnvelope } from "./work-envelope.ts";
import type { WorkClock, WorkKeeper, WorkKind, WorkView } from "./work-kind.ts";
import type { LeftWork, SentWork, WorkTransport } from "./work-transport.ts";

/** After the last key, and at most after the first unsaved one, in milliseconds. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 1_200;
/** How long a change waits for its copy in this browser. */
const COPY_MS = 150;
/** The pause before the next try after each failure. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000] as const;

type Options<State> = {
  kind: WorkKind<State>;
  transport: WorkTransport;
  copies: WorkCopies;
  clock: WorkClock;
  opened: OpenedWork;
  /** What the previous page reported as it went away. */
  left?: LeftWork | null;
  /** Called after each save, so that other tabs take it over. */
  onSaved?: (revision: number) => void;
  onAnswer?: (isWanted: boolean) => void;
};

/**
 * Keeps one tool's work: a copy in this browser within 150 ms of a change, and on the server within 2 seconds. It lives
 * as long as the page's scripts, so that navigating inside the product loses nothing.
 */
export function openWorkKeeper<State>(options: Options<State>): WorkKeeper<State> {
  return new Keeper(options);
}

class Keeper<State> implements WorkKeeper<State> {
  readonly view = createStore<WorkView<State>>({ status: "idle", question: null, other: null });
  readonly #kind: WorkKind<State>;
  readonly #transport: WorkTransport;
  readonly #copies: WorkCopies;
  readonly #clock: WorkClock;
  readonly #onSaved: (revision: number) => void;
  readonly #onAnswer: (isWanted: boolean) => void;
  readonly #listeners = new Set<(state: State) => void>();
  #state: State;
  /** What the server holds, as far as this page knows. */
  #base: Envelope;
  #revision: number;
  /** The save that it comes from. */
  #saveId: string;
  /** Saves without an answer yet: the server may have them. */
  readonly #unanswered = new Set<string>();
  #sending: Promise<void> | null = null;
  #changedAt: number | null = null;
  #failures = 0;
  /** The page's state when the two versions diverged. */
  #parted: State;
  /** Waits for the person's answer. */
  #held: State | null = null;
  /** What is asked about after that, and when it was typed. */
  readonly #askedNext: [State, number][] = [];
  /** Copies of other tabs that are merged into this one's work, until the server has it. */
  readonly #adopted: FoundCopy[] = [];
  readonly #left: LeftWork | null;
  /** The id of the next save, set before it is sent, so that a copy can say which save makes it unnecessary. */
  #nextSaveId: string;
  #cancelSend = () => {};
  #cancelCopy: (() => void) | null = null;

  constructor({ kind, transport, copies, clock, opened, left = null, ...listeners }: Options<State>) {
    this.#kind = kind;
    this.#transport = transport;
    this.#copies = copies;
    this.#clock = clock;
    this.#onSaved = listeners.onSaved ?? (() => {});
    this.#onAnswer = listeners.onAnswer ?? (() => {});
    this.#left = left;
    this.#nextSaveId = clock.newId();
    this.#revision = opened.revision;
    this.#saveId = opened.saveId;
    this.#base = this.#read(opened.text);
    const clearedOver = left?.isCleared ? left.over : [];
    const isEarlier = opened.isFromEarlierSession && opened.savedAt !== null;
    const isDone = this.#base.other === undefined && kind.isDone?.(kind.read(this.#base.state));
    this.#state = isEarlier ? kind.empty : kind.read(this.#base.state);
    this.#parted = this.#state;
    if (isEarlier && isDone) this.#clear();
    else if (isEarlier) this.#ask(kind.read(this.#base.state), opened.savedAt ?? clock.now());
    else if (clearedOver.includes(opened.saveId)) this.#clear();
    else this.#offer(this.#base.other);
    for (const saveId of clearedOver) this.#unanswered.add(saveId);
    void this.#takeCopies(opened);
  }

  state() {
    return this.#state;
  }

  change(state: State) {
    if (isSameWork(state, this.#state)) return;
    const before = this.#state;
    this.#state = state;
    void this.#endOffer(before, state);
    this.#changed();
  }

  join(typed: State, kept: State = this.#state) {
    const { merged, second } = mergeStates(this.#kind, this.#kind.empty, typed, kept);
    this.#restore(merged);
    if (second !== null) this.#offer(second);
    this.#changed();
  }

  absorb(stored: HeldWork) {
    // An answer requested before the latest save is older than that.
    if (stored.revision > this.#revision && this.#held === null) this.#take(stored);
  }

  #take({ text, revision, saveId }: HeldWork) {
    const theirs = this.#read(text);
    // If nothing is held any more, nobody has changed anything.
    const isMine = revision === 0 || this.#unanswered.has(saveId);
    const following = this.#adopted.find(({ copy }) => copy.next === saveId);
    const from = isMine ? theirs : following ? following.copy : this.#base;
    this.#revision = revision;
    this.#saveId = saveId;
    this.#base = theirs;
    this.#unanswered.clear();
    const { merged, second } = mergeStates(this.#kind, from.state, this.#state, theirs.state);
    this.#restore(merged);
    this.#offer(second ?? otherOf(from, this.#envelope(), theirs));
    if (this.#isSaved()) this.#rest();
    else this.#changed();
  }

  async flush() {
    while (this.#sending) await this.#sending;
    if (this.#held === null && !this.#isSaved()) await this.#send();
  }

  leave() {
    if (this.#held !== null) return void this.#copy();
    // Sealing a copy takes a moment: the existing one may be older, and must not bring back what was cleared.
    const isKnown = this.#unanswered.size === 0 && this.#adopted.length === 0;
    if (this.#isSaved() && isKnown) return this.#copies.erase();
    const over = [this.#saveId, ...this.#unanswered, ...this.#adopted.flatMap(({ copy }) => copy.next ?? [])];
    const work = this.#work();
    if (work.text === null) {
      this.#copies.erase();
      over.push(
        ...sentBefore(
          this.#left,
          this.#adopted.map(({ copy }) => copy),
        ),
      );
      this.#dropAdopted();
    } else void this.#copy();
    this.#transport.saveOnLeaving(
      work,
      over.filter((saveId) => saveId !== ""),
    );
  }

  answer(isWanted: boolean) {
    const held = this.#held;
    if (held === null) return;
    this.#held = null;
    this.#onAnswer(isWanted);
    this.#show({ question: null });
    // Saved again either way: from now on the work is this session's, or nobody's.
    this.#base = { state: null };
    const next = this.#askedNext.shift();
    if (next) this.#ask(...next);
    if (isWanted) return this.join(this.#state, held);
    this.#offer(null);
    this.#changed();
  }

  choose(isOther: boolean) {
    const { other } = this.view.get();
    const replaced = this.#state;
    if (isOther && other !== null) this.#restore(other);
    this.#offer(isOther && !this.#kind.isEmpty(replaced) ? replaced : null);
    this.#changed();
  }

  onRestore(listener: (state: State) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes what this browser kept when the page was left before the server had it. */
  async #takeCopies(opened: OpenedWork) {
    for (const found of await this.#copies.read().catch(() => [])) {
      if (this.#isAtServer(found.copy) || isClearedBy(this.#left, found.copy)) {
        found.drop();
        continue;
      }
      this.#adopted.push(found);
      this.#takeCopy(found, opened);
    }
    // Nothing will be sent that would erase them later.
    if (this.#held === null && this.#isSaved()) this.#dropAdopted();
  }

  /** A closing page writes its last copy and sends its last save at once, and the copy may be the older one. */
  #isAtServer(copy: WorkCopy): boolean {
    const { next = "" } = copy;
    return next !== "" && (next === this.#saveId || isReplacedBy(this.#left, this.#saveId, copy));
  }

  #dropAdopted() {
    for (const { drop } of this.#adopted.splice(0)) drop();
  }

  #takeCopy({ copy, at, isEarlier }: FoundCopy, { isFromEarlierSession, saveId, text }: OpenedWork) {
    const theirs = this.#held ?? this.#kind.read(this.#base.state);
    // If its save arrived, what the server held is this tab's own; by now other copies may be in there.
    const base = copy.unanswered.includes(saveId) ? this.#read(text).state : copy.base;
    if (this.#held !== null && copy.isBeside) {
      const typed = this.#kind.read(copy.state);
      if (isEarlier) this.#askedNext.push([typed, at]);
      else this.join(this.#state, typed);
      return;
    }
    const { merged: whole, second } = mergeStates(this.#kind, base, copy.state, theirs);
    // The copy's base had the same second version: if the copy has none, its tab has settled it.
    const from = copy.revision === this.#revision ? this.#base : { state: null };
    this.#offer(second ?? otherOf(from, this.#envelope(), copy));
    if (this.#held !== null) this.#held = whole;
    else if (isEarlier || isFromEarlierSession) this.#ask(whole, at);
    else {
      this.#restore(mergeStates(this.#kind, theirs, this.#state, whole).merged);
      if (!this.#isSaved()) this.#changed();
    }
  }

  #ask(state: State, savedAt: number) {
    this.#held = state;
    const { called, beginning = () => "" } = this.#kind;
    this.#show({ question: { savedAt, called: called(state), beginning: beginning(state) } });
  }

  /** The previous page has cleared everything that the server still holds, or nothing more is to be done with it. */
  #clear() {
    this.#state = this.#kind.empty;
    this.#changed();
  }

  #changed() {
    this.#cancelCopy ??= this.#clock.after(COPY_MS, () => void this.#copy());
    // The server holds what the question is about, and gets nothing in its place before the answer.
    if (this.#held !== null)
      return this.#show({ status: this.#text() === null ? "idle" : "on_this_computer" });
    const now = this.#clock.now();
    this.#changedAt ??= now;
    this.#show({ status: this.#failures > 0 ? "on_this_computer" : "saving" });
    if (this.#failures > 0) return; // the next try takes it along
    this.#cancelSend();
    const wait = Math.min(PAUSE_MS, Math.max(0, this.#changedAt + LONGEST_PAUSE_MS - now));
    this.#cancelSend = this.#clock.after(wait, () => void this.#send());
  }

  async #copy() {
    this.#cancelCopy?.();
    this.#cancelCopy = null;
    const isBeside = this.#held !== null;
    if (isBeside && this.#text() === null) return this.#copies.erase();
    if (this.#isSaved() && this.#unanswered.size === 0) return;
    const { state, other } = this.#envelope();
    await this.#copies.write({
      state,
      base: isBeside ? this.#kind.empty : this.#base.state,
      isBeside,
      revision: this.#revision,
      unanswered: [...this.#unanswered],
      next: this.#nextSaveId,
      ...(other === undefined ? {} : { other }),
    });
  }

  async #send(): Promise<void> {
    this.#cancelSend();
    if (this.#sending) return this.#sending;
    this.#sending = this.#trySend();
    await this.#sending;
  }

  async #trySend() {
    const sent = this.#envelope();
    this.#changedAt = null;
    try {
      const work = this.#work();
      const saved = await this.#transport.save(work);
      this.#failures = 0;
      this.#sending = null;
      if (!saved.isSaved) return this.#take(saved.current);
      this.#base = sent;
      this.#revision = saved.revision;
      this.#saveId = work.saveId;
      this.#unanswered.clear();
      this.#onSaved(saved.revision);
      if (this.#isSaved()) this.#rest();
      else this.#changed();
    } catch {
      this.#sending = null;
      this.#failures += 1;
      this.#show({ status: "on_this_computer" });
      const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 0;
      this.#cancelSend = this.#clock.after(pause, () => void this.#send());
    }
  }

  #rest() {
    this.#changedAt = null;
    this.#cancelCopy?.();
    this.#cancelCopy = null;
    this.#cancelSend();
    this.#copies.erase();
    // While the question is open, the only copy is the one that it asks about.
    if (this.#held === null) this.#dropAdopted();
    this.#show({ status: this.#text() === null ? "idle" : "saved" });
  }

  #restore(state: State) {
    if (isSameWork(state, this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  #isSaved(): boolean {
    return isSameWork(this.#envelope(), this.#base);
  }

  #envelope(): Envelope {
    const { other } = this.view.get();
    return { state: this.#state, ...(other === null ? {} : { other }) };
  }

  #text(): string | null {
    const envelope = this.#envelope();
    const isNothing = this.#kind.isEmpty(this.#state) && envelope.other === undefined;
    return isNothing ? null : JSON.stringify(envelope);
  }

  #work(): SentWork {
    const saveId = this.#nextSaveId;
    this.#nextSaveId = this.#clock.newId();
    this.#unanswered.add(saveId);
    return { text: this.#text(), revision: this.#revision, saveId };
  }

  #read(text: string | null): Envelope {
    return readEnvelope(text, this.#kind) ?? { state: this.#kind.empty };
  }

  /** The other version of what the page held before is unrelated to what it holds from now on. */
  async #endOffer(before: State, after: State) {
    const { other } = this.view.get();
    if (other === null) return;
    if (this.#kind.isEmpty(after)) return this.#offer(null);
    this.#offer(other); // no longer, if both have become the same
    for (const held of [before, this.#parted]) {
      const isAnother = await this.#kind.isAnother?.(held, after).catch(() => false);
      if (!isAnother || this.view.get().other !== other) continue;
      this.#offer(null);
      this.#changed();
    }
  }

  /** Offers a second version of what the page now holds, or none; one that looks the same is merged. */
  #offer(other: unknown) {
    const { other: before } = this.view.get();
    const second = other == null ? null : this.#kind.read(other);
    const one = second === null ? null : (this.#kind.asOne?.(this.#state, second) ?? null);
    if (one !== null) this.#restore(one);
    const offered = one === null ? second : null;
    if (isSameWork(before, offered)) return;
    this.#parted = this.#state;
    this.#show({ other: offered });
  }

  #show(change: Partial<WorkView<State>>) {
    this.view.set({ ...this.view.get(), ...change });
  }
}
