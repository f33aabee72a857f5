import type { CounterDay, CounterStashpoint, OwnDevice } from '@cubby/api';
import type { KeptMessage } from '@cubby/design-system';
import { Vault } from '../device/vault.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { QueueStore } from '../queue/queue-store.ts';
import type { Lock } from './counter-state.ts';

/** A day, and the time it was last in sync with the server. */
export interface KeptDay {
  day: CounterDay;
  heardAt: string;
}

const STASHPOINTS = 'stashpoints';
const DEVICE = 'device';
const OWNER = 'owner';
const SHARED = 'shared';
const LOCK = 'lock';

/** Fields of a booking that are missing from a day saved by an earlier version. */
const ADDED_LATER = { other_tags: [], confirmed_at: null, mark: null, refused_at: null };

/** The device's saved counter data, by name. */
export class Memory {
  readonly queue: QueueStore;
  readonly photos: PhotoStore;
  readonly #vault: Vault;
  /** Writes happen one after the other, so that an older day never overwrites a newer one. */
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(vault: Vault) {
    this.#vault = vault;
    this.queue = new QueueStore(vault);
    this.photos = new PhotoStore(vault);
  }

  /** Opens a user's data. That of another user is replaced, unless it contains unsent actions. */
  static async open(userId: string): Promise<Memory> {
    const memory = new Memory(await Vault.open());
    const owner = await memory.owner();
    if (owner !== null && owner !== userId && (await memory.#isSent())) {
      memory.close();
      await Vault.destroy();
      return Memory.open(userId);
    }
    if (owner === null) await memory.#vault.database.put('settings', userId, OWNER);
    return memory;
  }

  async #isSent(): Promise<boolean> {
    return (await this.queue.list()).length === 0 && (await this.photos.list()).length === 0;
  }

  /** Returns the owner of the data; null if it has none yet. */
  async owner(): Promise<string | null> {
    return (await this.#vault.database.get('settings', OWNER)) ?? null;
  }

  stashpoints(): Promise<CounterStashpoint[] | null> {
    return this.#vault.kept(STASHPOINTS);
  }

  keepStashpoints(stashpoints: readonly CounterStashpoint[]): Promise<void> {
    return this.#write(() => this.#vault.keep(STASHPOINTS, stashpoints));
  }

  async day(stashpointId: string): Promise<KeptDay | null> {
    const kept = await this.#vault.kept<KeptDay>(dayOf(stashpointId));
    const bookings = kept?.day.bookings.map((booking) => ({ ...ADDED_LATER, ...booking })) ?? [];
    return kept && { ...kept, day: { ...kept.day, bookings } };
  }

  keepDay(kept: KeptDay): Promise<void> {
    return this.#write(() => this.#vault.keep(dayOf(kept.day.stashpoint.id), kept));
  }

  /** Removes an action from the queue and stores the day with its outcome. */
  settle(seq: number, kept: KeptDay | null): Promise<void> {
    const day = kept && { name: dayOf(kept.day.stashpoint.id), content: kept };
    return this.#write(() => this.queue.settle(seq, day ?? undefined));
  }

  /** Returns a random id of this device that means nothing elsewhere. */
  async deviceId(): Promise<string> {
    const { database } = this.#vault;
    const known = await database.get('settings', DEVICE);
    if (known) return known;
    const made = crypto.randomUUID();
    await database.put('settings', made, DEVICE);
    return made;
  }

  /** Returns the shared device as last sent by the server: its people, and the one signed in. */
  shared(): Promise<OwnDevice | null> {
    return this.#vault.kept(SHARED);
  }

  keepShared(device: OwnDevice): Promise<void> {
    return this.#write(() => this.#vault.keep(SHARED, device));
  }

  async lock(): Promise<Lock | null> {
    return ((await this.#vault.database.get('settings', LOCK)) as Lock | undefined) ?? null;
  }

  async keepLock(lock: Lock | null): Promise<void> {
    if (lock) await this.#vault.database.put('settings', lock, LOCK);
    else await this.#vault.database.delete('settings', LOCK);
  }

  message(bookingId: string): Promise<KeptMessage | null> {
    return this.#vault.kept(messageOf(bookingId));
  }

  keepMessage(bookingId: string, message: KeptMessage | null): Promise<void> {
    const name = messageOf(bookingId);
    return this.#write(() => (message ? this.#vault.keep(name, message) : this.#vault.forget(name)));
  }

  /** Returns the unsent messages, by booking. */
  async messages(): Promise<[bookingId: string, message: KeptMessage][]> {
    const kept = await this.#vault.keptUnder<KeptMessage>(messageOf(''));
    return kept.map(([name, message]) => [name.slice(messageOf('').length), message]);
  }

  /** Deletes all data about bags, except unsent actions and messages. */
  forgetDays(): Promise<void> {
    return this.#write(() => this.#vault.forgetKept(messageOf('')));
  }

  close(): void {
    this.#vault.close();
  }

  async destroy(): Promise<void> {
    await this.#writing.catch(() => {});
    this.close();
    await Vault.destroy();
  }

  #write(write: () => Promise<void>): Promise<void> {
    const written = this.#writing.catch(() => {}).then(write);
    this.#writing = written;
    return written;
  }
}

function dayOf(stashpointId: string): string {
  return `day:${stashpointId}`;
}

function messageOf(bookingId: string): string {
  return `message:${bookingId}`;
}
