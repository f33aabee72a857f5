import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** Encrypted data on the device: readable only with its key, which cannot be exported. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** The last known day of each place, the list of places, the other people named in the queue, and unsent messages. */
  kept: { key: string; value: Sealed };
  /** Actions the server does not have yet, in the order they were taken. */
  queue: { key: number; value: { id: string; sealed: Sealed }; indexes: { id: string } };
  /** Photos not sent yet, in the order they were taken. */
  photos: { key: number; value: { about: Sealed; picture: Sealed; type: string } };
  /** Settings that are not secret: the owner, the device's id, whether it is locked. */
  settings: { key: string; value: string };
}

const NAME = 'cubby-counter';
const KEY = 'content';

/** The device's storage: an AES-GCM key that cannot be exported, and the data encrypted with it. */
export class Vault {
  readonly database: IDBPDatabase<Schema>;
  readonly #key: CryptoKey;

  private constructor(database: IDBPDatabase<Schema>, key: CryptoKey) {
    this.database = database;
    this.#key = key;
  }

  /** Opens existing storage; null if this device has none. It never creates any. */
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
      // Another tab has signed out and deletes the database: this one closes its connection.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Vault(database, await keyOf(database));
  }

  seal(content: unknown): Promise<Sealed> {
    return this.sealBytes(new TextEncoder().encode(JSON.stringify(content)));
  }

  /** @throws if it was encrypted with another key. */
  async unseal<T>(sealed: Sealed): Promise<T> {
    return JSON.parse(new TextDecoder().decode(await this.unsealBytes(sealed))) as T;
  }

  async sealBytes(bytes: BufferSource): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.#key, bytes) };
  }

  /** @throws if it was encrypted with another key. */
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

  /** Returns what is kept under names that begin like this, by name. */
  async keptUnder<T>(beginning: string): Promise<[name: string, content: T][]> {
    const names = (await this.database.getAllKeys('kept')).filter((name) => name.startsWith(beginning));
    const contents = await Promise.all(names.map((name) => this.kept<T>(name)));
    return names.flatMap((name, index): [string, T][] => {
      const content = contents[index];
      return content ? [[name, content]] : [];
    });
  }

  async forget(name: string): Promise<void> {
    await this.database.delete('kept', name);
  }

  /** Deletes stored entries, except those whose names begin like this. */
  async forgetKept(except: string): Promise<void> {
    const transaction = this.database.transaction('kept', 'readwrite');
    const names = await transaction.store.getAllKeys();
    await Promise.all(names.filter((name) => !name.startsWith(except)).map((name) => transaction.store.delete(name)));
    await transaction.done;
  }

  close(): void {
    this.database.close();
  }

  /** Deletes everything: saved data, the queue and the key. */
  static async destroy(): Promise<void> {
    await deleteDB(NAME);
  }
}

/** Returns the key of the database. Two tabs that open at once agree on one: the second uses the key it finds. */
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
