import { ResponseError } from '@cubby/api/client';
import type { PhotoStore } from './photo-store.ts';

/** The dependencies of sending photos. */
export interface SendingPhotos {
  photos: PhotoStore;
  /** Returns the user signed in now: only their photos are sent. */
  userId: () => string | undefined;
  send: (bookingId: string, file: Blob) => Promise<unknown>;
  /** Called after each photo. */
  onChanged: () => Promise<void>;
}

/**
 * Sends photos one after the other, once all actions have been sent, because photos are not urgent. A photo the server
 * refuses needs a person's decision, and does not block the others.
 *
 * @returns `later` if the server did not respond: the rest is sent with the next try. `unauthorized` once the session
 * has ended.
 */
export async function sendPhotos({
  photos,
  userId,
  send,
  onChanged,
}: SendingPhotos): Promise<'done' | 'later' | 'unauthorized'> {
  for (;;) {
    const photo = (await photos.list()).find((each) => each.userId === userId() && each.problem === null);
    if (!photo) return 'done';
    try {
      const file = await photos.read(photo.seq);
      if (file) await send(photo.bookingId, file);
      await photos.remove(photo.seq);
      await onChanged();
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status === 429 || error.status >= 500) return 'later';
      if (error.status === 401) return 'unauthorized';
      await photos.update({ ...photo, problem: error.id });
      await onChanged();
    }
  }
}
