import { setTimeout as pause } from 'node:timers/promises';
import type { CounterChanges } from '../../../contract/structs/counter.ts';
import { changesSince, type ReadsCounter } from './list-changes.ts';
import { currentCursor, readChanges } from './store.ts';

/** The interval at which a server with listeners polls: one query for all of them. */
const LOOK_MS = 500;
/** The time after which a stream ends and is started again, so that an expired session is noticed. */
const LONGEST_MS = 10 * 60_000;

interface Listener {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /** Tells whether the caller still has access, checked on every change. */
  mayGoOn: () => Promise<boolean>;
}

export interface HasCounterFeed {
  /** Notifies devices at counters of changes as they happen. */
  counterFeed: CounterFeed;
}

/**
 * Notifies every listening counter of its changes. Nothing is sent to the database without listeners; with one, a query
 * each half second finds the counters with changes, whichever server made them.
 */
export class CounterFeed {
  readonly #services: ReadsCounter;
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Answers that several devices of a counter request at the same moment. */
  readonly #shared = new Map<string, Promise<CounterChanges>>();
  #timer: NodeJS.Timeout | null = null;
  #cursor: string | null = null;
  /** Changes of transactions that were open at the last poll are found again: they are sent once. */
  #told = new Set<number>();
  #closed = false;

  constructor(services: ReadsCounter) {
    this.#services = services;
  }

  /** Yields the changes at a counter since a cursor: at once those so far, then each new one. */
  async *follow(stashpointId: string, since: string, { signal, mayGoOn }: Listener): AsyncGenerator<CounterChanges> {
    const over = new AbortController();
    const end = pause(LONGEST_MS, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false }).catch(
      () => {},
    );
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    let isDue = true;
    let wake = () => {};
    const onChange = () => {
      isDue = true;
      wake();
    };
    this.#listen(stashpointId, onChange);
    signal.addEventListener('abort', onChange);
    try {
      let cursor = since;
      let isFirst = true;
      while (!(signal.aborted || this.#closed || isOver)) {
        if (isDue) {
          isDue = false;
          if (!(isFirst || (await mayGoOn()))) return;
          const changes = await this.#changes(stashpointId, cursor);
          cursor = changes.cursor;
          if (isFirst || changes.reset || changes.bookings.length + changes.gone.length > 0 || changes.tasks.length > 0)
            yield changes;
          isFirst = false;
          continue;
        }
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([woken, end]);
      }
    } finally {
      over.abort();
      signal.removeEventListener('abort', onChange);
      this.#forget(stashpointId, onChange);
    }
  }

  /** Ends every stream: their devices reconnect to any server that answers then. */
  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const wakes of this.#listeners.values()) for (const wake of wakes) wake();
  }

  #changes(stashpointId: string, cursor: string): Promise<CounterChanges> {
    const key = `${stashpointId}:${cursor}`;
    const known = this.#shared.get(key);
    if (known) return known;
    const asked = changesSince(this.#services, stashpointId, cursor).finally(() => this.#shared.delete(key));
    this.#shared.set(key, asked);
    return asked;
  }

  #listen(stashpointId: string, wake: () => void): void {
    const wakes = this.#listeners.get(stashpointId) ?? new Set();
    this.#listeners.set(stashpointId, wakes.add(wake));
    this.#timer ??= this.#lookLater();
  }

  #forget(stashpointId: string, wake: () => void): void {
    const wakes = this.#listeners.get(stashpointId);
    wakes?.delete(wake);
    if (wakes?.size === 0) this.#listeners.delete(stashpointId);
  }

  #lookLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#look()
        // The database may be unavailable for a while: the next poll finds what happened in between.
        .catch(() => {})
        .finally(() => {
          const goesOn = this.#listeners.size > 0 && !this.#closed;
          this.#timer = goesOn ? this.#lookLater() : null;
          if (!goesOn) this.#cursor = null;
        });
    }, LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    const { query } = this.#services.database;
    if (this.#cursor === null) {
      this.#cursor = await currentCursor(query);
      this.#told = new Set();
      // Listeners from before this moment check once for themselves.
      for (const wakes of this.#listeners.values()) for (const wake of wakes) wake();
      return;
    }
    const { rows, cursor } = await readChanges(query, this.#cursor, null);
    const fresh = rows.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(rows.map(({ id }) => id));
    this.#cursor = cursor;
    for (const stashpoint of new Set(fresh.map(({ stashpoint_id }) => stashpoint_id)))
      for (const wake of this.#listeners.get(stashpoint) ?? []) wake();
  }
}
