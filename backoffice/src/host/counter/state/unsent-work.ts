import type { PassStay } from '@cubby/api';
import { shrinkPhoto } from '@cubby/api/client';
import { type SessionUser, sessionUser } from '../../../lib/session/session.ts';
import type { QueueEntry } from '../queue/queued-action.ts';
import type { CounterTab } from './counter-tab.ts';
import type { Memory } from './memory.ts';
import { type Deed, queuedActionOf } from './queued-action-of.ts';

/** Actions at this counter: stored on the device first, and sent once possible. */
export class UnsentWork {
  readonly #tab: CounterTab;

  constructor(tab: CounterTab) {
    this.#tab = tab;
  }

  /** Runs an action. Returns its id. */
  async act(deed: Deed, deviceName: string): Promise<string> {
    const { memory, user } = this.#signedIn();
    const device = { id: await memory.deviceId(), name: deviceName };
    const entry = queuedActionOf(deed, this.#tab.getState(), { user, device });
    await memory.queue.add(entry);
    // From here on the entry tells it, and afterwards the server.
    const stays = this.#tab.getState().stays.filter(({ booking_id }) => booking_id !== deed.booking_id);
    this.#tab.set({ stays });
    await this.#queued();
    return entry.action.id;
  }

  /** Shows the booking of a scanned pass, which the server may not have sent yet. */
  scanned(stay: PassStay): void {
    this.#tab.set({ stays: [...this.#tab.getState().stays, stay] });
  }

  async keepPhoto(bookingId: string, file: Blob): Promise<void> {
    const { memory, user } = this.#signedIn();
    await memory.photos.add({ bookingId, userId: user.id, problem: null }, await shrinkPhoto(file));
    await this.#queued();
  }

  /** Dismisses a photo that was refused. */
  async removePhoto(seq: number): Promise<void> {
    await this.#tab.memory?.photos.remove(seq);
    await this.#tab.changed();
  }

  /** Sends a refused action again. */
  async retry(entry: QueueEntry): Promise<void> {
    await this.#tab.memory?.queue.update({ ...entry, problem: null });
    await this.#queued();
  }

  /** Dismisses an action that was refused. */
  async discard(seq: number): Promise<void> {
    await this.#tab.memory?.queue.settle(seq);
    await this.#tab.changed();
  }

  async #queued(): Promise<void> {
    await this.#tab.changed();
    this.#tab.tell({ kind: 'queued' });
  }

  #signedIn(): { memory: Memory; user: SessionUser } {
    const { memory } = this.#tab;
    const user = sessionUser();
    if (!memory || !user) throw new Error('No one is signed in at this counter.');
    return { memory, user };
  }
}
