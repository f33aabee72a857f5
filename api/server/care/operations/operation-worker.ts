import type { HasLog } from '../../platform/runtime/log.ts';

export interface HasOperations {
  /** Works on operations in the background; `wake` makes it look for one. */
  operations: Pick<OperationWorker, 'wake'>;
}

/**
 * Works on operations after the request that has begun them, on this server. What it leaves behind when it stops is
 * taken up by the job of the same name, on any server.
 */
export class OperationWorker {
  readonly #work: (isStopped: () => boolean) => Promise<unknown>;
  readonly #services: HasLog;
  #running: Promise<void> = Promise.resolve();
  /** Woken calls that have not begun to look: one look finds the work of all of them. */
  #isWaiting = false;
  #isStopped = false;

  constructor(services: HasLog, work: (isStopped: () => boolean) => Promise<unknown>) {
    this.#services = services;
    this.#work = work;
  }

  wake(): void {
    if (this.#isWaiting || this.#isStopped) return;
    this.#isWaiting = true;
    this.#running = this.#running.then(async () => {
      this.#isWaiting = false;
      await this.#work(() => this.#isStopped).catch((err: unknown) =>
        this.#services.log.error({ err }, 'an operation could not be worked on, and is taken up later'),
      );
    });
  }

  /** Ends after the record at hand. */
  close(): Promise<void> {
    this.#isStopped = true;
    return this.#running;
  }
}
