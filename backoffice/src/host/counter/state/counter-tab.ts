import { chosenStashpoint } from '../../../lib/session/chosen-stashpoint.ts';
import { sessionUser } from '../../../lib/session/session.ts';
import { busiest } from './busiest.ts';
import { afterMessage, type CounterState, NOTHING_YET } from './counter-state.ts';
import { Memory } from './memory.ts';
import type { Message } from './message.ts';

/** The state of a tab. One tab of a device talks to the server; the others read what it stores and hear what it says. */
export class CounterTab {
  /** The device's storage; null until it has been read. */
  memory: Memory | null = null;
  /** Aborts with the session, or once the device's data is deleted. */
  readonly ended = new AbortController();
  #state: CounterState = NOTHING_YET;
  #remembered: Promise<Memory> | null = null;
  readonly #channel = new BroadcastChannel('cubby-counter');
  readonly #listeners = new Set<() => void>();
  readonly #onMessage: (message: Message, before: CounterState) => void;

  /** `onMessage` is called after each message, of this tab or another, with the state before it. */
  constructor(onMessage: (message: Message, before: CounterState) => void) {
    this.#onMessage = onMessage;
  }

  readonly getState = (): CounterState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(part: Partial<CounterState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Hears the other tabs from now on. */
  listen(): void {
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
  }

  /** Sends a message to all tabs, including this one. */
  tell(message: Message): void {
    this.tellOthers(message);
    this.#hear(message);
  }

  tellOthers(message: Message): void {
    this.#channel.postMessage(message);
  }

  #hear(message: Message): void {
    const before = this.#state;
    const after = afterMessage(before, message);
    if (after !== before) this.set(after);
    this.#onMessage(message, before);
  }

  /** Reads the device's storage: once, however often it is called. */
  remember(): Promise<Memory> {
    this.#remembered ??= this.#remember();
    return this.#remembered;
  }

  async #remember(): Promise<Memory> {
    const memory = await Memory.open(sessionUser()?.id ?? '');
    this.memory = memory;
    const chosen = chosenStashpoint();
    const [stashpoints, shared, lock] = await Promise.all([memory.stashpoints(), memory.shared(), memory.lock()]);
    this.set({ shared, lock, stashpoints, stashpointId: chosen ?? busiest(stashpoints ?? [])?.id ?? null });
    await this.read();
    this.set({ isOpen: true });
    return memory;
  }

  /** Reads the chosen place's day and what is unsent, after they have changed on the device. */
  async read(): Promise<void> {
    const { stashpointId } = this.#state;
    if (!this.memory) return;
    const [kept, queue, photos] = await Promise.all([
      stashpointId ? this.memory.day(stashpointId) : null,
      this.memory.queue.list(),
      this.memory.photos.list(),
    ]);
    if (stashpointId !== this.#state.stashpointId) return;
    this.set({ queue, photos, ...(kept && { day: kept.day, heardAt: kept.heardAt }) });
  }

  /** Has all tabs read the device's storage again. */
  async changed(): Promise<void> {
    await this.read();
    this.tellOthers({ kind: 'changed' });
  }

  /** Deletes everything from this device. */
  async destroy(): Promise<void> {
    this.ended.abort();
    await this.memory?.destroy();
    this.#channel.close();
  }
}
