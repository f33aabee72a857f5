import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.ts';
import type { WalPosition } from './wal-position.ts';

export interface ReadingOptions {
  /** The position up to which a server must have everything to be read from. Null: only the primary does. */
  atLeast: WalPosition | null;
  /** Lets a replica that lacks a part of it answer when the primary cannot: an older answer rather than none. */
  mayLag: boolean;
}

export interface Reading extends ReadingOptions {
  /** The replica that answers this request, so that its parts fit together; null before the first query. */
  replica: Replica | null;
  /** False once the request has written, or has ended: code that still runs in its context then uses the primary. */
  open: boolean;
}

/** Knows whether the code that asks reads from replicas. */
export class ReadingScope {
  readonly #storage = new AsyncLocalStorage<Reading>();

  /** Returns the open scope around the caller. */
  get current(): Reading | undefined {
    const reading = this.#storage.getStore();
    return reading?.open ? reading : undefined;
  }

  /** Lets the queries of a function be read from replicas. Inside an open scope, it joins that scope. */
  async run<T>(options: ReadingOptions, run: () => Promise<T>): Promise<T> {
    if (this.current) return run();
    const reading: Reading = { ...options, replica: null, open: true };
    try {
      return await this.#storage.run(reading, run);
    } finally {
      reading.open = false;
    }
  }

  /** Runs a function that reads from the primary. */
  outside<T>(run: () => T): T {
    return this.#storage.exit(run);
  }

  /** Ends the scope around the caller, because it writes: its later reads must contain the write. */
  end(): void {
    const reading = this.#storage.getStore();
    if (reading) reading.open = false;
  }
}
