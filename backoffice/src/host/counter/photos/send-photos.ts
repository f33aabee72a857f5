import { ResponseError } from '@cubby/api/client';
import type { WaitingPhoto } from './photo-store.ts';

/** What sending photos needs of the world. */
export interface SendingPhotos {
  next: () => Promise<WaitingPhoto | null>;
  send: (photo: WaitingPhoto) => Promise<void>;
  remove: (photo: WaitingPhoto) => Promise<void>;
  update: (photo: WaitingPhoto) => Promise<void>;
}

/**
 * Sends photos one after the other, after everything that was done: they can wait. What the server will not take waits
 * for a person and lets the others pass.
 *
 * @returns `later` where nobody answered: the rest is sent with the next try. `unauthorized` once the session has ended.
 */
export async function sendPhotos({
  next,
  send,
  remove,
  update,
}: SendingPhotos): Promise<'done' | 'later' | 'unauthorized'> {
  for (;;) {
    const photo = await next();
    if (!photo) return 'done';
    try {
      await send(photo);
      await remove(photo);
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status === 429 || error.status >= 500) return 'later';
      if (error.status === 401) return 'unauthorized';
      await update({ ...photo, problem: error.id });
    }
  }
}
