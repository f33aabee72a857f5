import type { Vault } from '../device/vault.ts';

/** A photo of somebody’s bags that the server does not have yet. */
export interface Photo {
  bookingId: string;
  /** Who took it: it is sent in nobody else’s name. */
  userId: string;
  /** Why the server would not take it: an error’s id. It waits for a person then. */
  problem: string | null;
}

export interface WaitingPhoto extends Photo {
  /** Its place in the order. */
  seq: number;
}

/** The photos on the device, sealed like everything else. What is about them and the picture are sealed apart. */
export class PhotoStore {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  async add(photo: Photo, picture: Blob): Promise<void> {
    const about = await this.#vault.seal(photo);
    const sealed = await this.#vault.sealBytes(await picture.arrayBuffer());
    await this.#vault.database.add('photos', { about, picture: sealed, type: picture.type });
  }

  async list(): Promise<WaitingPhoto[]> {
    const transaction = this.#vault.database.transaction('photos');
    const [keys, rows] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    await transaction.done;
    const photos = await Promise.all(rows.map(({ about }) => this.#vault.unseal<Photo>(about)));
    return photos.map((photo, index) => ({ ...photo, seq: keys[index] ?? 0 }));
  }

  /** The picture itself; null for one that has been sent meanwhile. */
  async read(seq: number): Promise<Blob | null> {
    const row = await this.#vault.database.get('photos', seq);
    return row ? new Blob([await this.#vault.unsealBytes(row.picture)], { type: row.type }) : null;
  }

  async update({ seq, ...photo }: WaitingPhoto): Promise<void> {
    const about = await this.#vault.seal(photo);
    const transaction = this.#vault.database.transaction('photos', 'readwrite');
    const row = await transaction.store.get(seq);
    if (row) await transaction.store.put({ ...row, about }, seq);
    await transaction.done;
  }

  async remove(seq: number): Promise<void> {
    await this.#vault.database.delete('photos', seq);
  }
}
