import type { Vault } from '../device/vault.ts';
import type { QueuedAction, QueueEntry } from './queued-action.ts';

/**
 * The queue on the device. An action leaves it in the same transaction that stores its outcome: a device that crashes
 * in between sends the same action again with the same id, and gets the same response.
 */
export class QueueStore {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Appends an action; the same one is added only once. */
  async add(entry: QueuedAction): Promise<void> {
    const sealed = await this.#vault.seal(entry);
    const transaction = this.#vault.database.transaction('queue', 'readwrite');
    const known = await transaction.store.index('id').getKey(entry.action.id);
    if (known === undefined) await transaction.store.add({ id: entry.action.id, sealed });
    await transaction.done;
  }

  async list(): Promise<QueueEntry[]> {
    const transaction = this.#vault.database.transaction('queue');
    const [keys, rows] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    await transaction.done;
    const entries = await Promise.all(rows.map(({ sealed }) => this.#vault.unseal<QueuedAction>(sealed)));
    return entries.map((entry, index) => ({ ...entry, seq: keys[index] ?? 0 }));
  }

  /** Updates an entry in its position; one that has left the queue is not added again. */
  async update({ seq, ...entry }: QueueEntry): Promise<void> {
    const sealed = await this.#vault.seal(entry);
    const transaction = this.#vault.database.transaction('queue', 'readwrite');
    if (await transaction.store.get(seq)) await transaction.store.put({ id: entry.action.id, sealed }, seq);
    await transaction.done;
  }

  /** Removes an entry and stores its outcome, both or neither. */
  async settle(seq: number, kept?: { name: string; content: unknown }): Promise<void> {
    const sealed = kept && (await this.#vault.seal(kept.content));
    const transaction = this.#vault.database.transaction(['queue', 'kept'], 'readwrite');
    await transaction.objectStore('queue').delete(seq);
    if (kept && sealed) await transaction.objectStore('kept').put(sealed, kept.name);
    await transaction.done;
  }
}
