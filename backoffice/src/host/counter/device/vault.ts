import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** What lies on the device can be read with its key only, and the key cannot be taken off the device. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** The last day that was heard of each place, the list of places, and who else is named in the queue. */
  kept: { key: string; value: Sealed };
  /** What was done and is not known to the server yet, in the order it was done. */
  queue: { key: number; value: { id: string; sealed: Sealed }; indexes: { id: string } };
  /** Photos that have not been sent, in the order they were taken. */
  photos: { key: number; value: { about: Sealed; picture: Sealed; type: string } };
  /** What is no secret: which place is looked at, what this device is called. */
  settings: { key: string; value: string };
}

const NAME = 'cubby-counter';
const KEY = 'content';

/** The device's memory: an AES-GCM key that cannot be exported, and what is sealed with it. */
export class Vault {
  readonly database: IDBPDatabase<Schema>;
  readonly #key: CryptoKey;

  private constructor(database: IDBPDatabase<Schema>, key: CryptoKey) {
    this.database = database;
    this.#key = key;
  }

  /** The memory that is there, or null where this device has none: looking for it begins none. */
  static async openKept(): Promise<Vault | null> {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === NAME) ? Vault.open() : null;
  }

  static async open(): Promise<Vault> {
    const database = await openDB<Schema>(NAME, 2, {
      upgrade: (opened, version) => {
        if (version < 1) {
          opened.createObjectStore('keys');
          opened.createObjectStore('kept');
          opened.createObjectStore('settings');
          opened.createObjectStore('queue', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
        }
        opened.createObjectStore('photos', { autoIncrement: true });
      },
      // Another tab signs out and takes the database away: this one lets go of it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Vault(database, await keyOf(database));
  }

  seal(content: unknown): Promise<Sealed> {
    return this.sealBytes(new TextEncoder().encode(JSON.stringify(content)));
  }

  /** @throws when it was sealed with another key. */
  async unseal<T>(sealed: Sealed): Promise<T> {
    return JSON.parse(new TextDecoder().decode(await this.unsealBytes(sealed))) as T;
  }

  async sealBytes(bytes: BufferSource): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.#key, bytes) };
  }

  /** @throws when it was sealed with another key. */
  unsealBytes({ iv, data }: Sealed): Promise<ArrayBuffer> {
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.#key, data);
  }

  async keep(name: string, content: unknown): Promise<void> {
    await this.database.put('kept', await this.seal(content), name);
  }

  async kept<T>(name: string): Promise<T | null> {
    const sealed = await this.database.get('kept', name);
    return sealed ? this.unseal<T>(sealed) : null;
  }

  async forgetKept(): Promise<void> {
    await this.database.clear('kept');
  }

  close(): void {
    this.database.close();
  }

  /** Everything is gone: what was kept, what was queued, and the key to it. */
  static async destroy(): Promise<void> {
    await deleteDB(NAME);
  }
}

/** Two tabs that open at once agree on one key: whoever finds one already there takes that. */
async function keyOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await database.get('keys', KEY);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(KEY);
  if (!first) await transaction.store.put(made, KEY);
  await transaction.done;
  return first ?? made;
}
