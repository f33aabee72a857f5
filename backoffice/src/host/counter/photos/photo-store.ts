import type { Vault } from '../device/vault.ts';

/** A photo of bags that the server does not have yet. */
export interface Photo {
  bookingId: string;
  /** The user who took it: it is only sent under their name. */
  userId: string;
  /** The reason the server refused it: an error's id. A person then has to decide. */
  problem: string | null;
}

export interface WaitingPhoto extends Photo {
  /** Its position in the queue. */
  seq: number;
}

/** The photos on the device, encrypted like everything else. Pictures and their details are encrypted separately. */
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

  /** Returns the picture; null for one that has been sent. */
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
