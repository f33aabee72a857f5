import { ResponseError } from '@cubby/api/client';
import type { WaitingPhoto } from './photo-store.ts';

/** The dependencies of sending photos. */
export interface SendingPhotos {
  next: () => Promise<WaitingPhoto | null>;
  send: (photo: WaitingPhoto) => Promise<void>;
  remove: (photo: WaitingPhoto) => Promise<void>;
  update: (photo: WaitingPhoto) => Promise<void>;
}

/**
 * Sends photos one after the other, once all actions have been sent, because photos are not urgent. A photo the server
 * refuses needs a person's decision, and does not block the others.
 *
 * @returns `later` if the server did not respond: the rest is sent with the next try. `unauthorized` once the session
 * has ended.
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
