import type { HasLog } from '../runtime/log.ts';
import { ConfigError } from '../settings/setting-readers.ts';
import { type HasMedia, MediaFailure } from './media-storage.ts';

/**
 * Checks the bucket before the server starts. A refusal stops the server; a bucket that does not respond is logged,
 * because everything but uploaded pictures works without it.
 *
 * @throws ConfigError that says what is wrong.
 */
export async function requireMedia({ media, log }: HasMedia & HasLog): Promise<void> {
  try {
    await media.list()[Symbol.asyncIterator]().next();
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    const { message } = error.cause;
    if (error.isLasting) throw new ConfigError(`${message} Run npm run doctor.`);
    log.warn(`${message} Uploaded pictures are missing until it does.`);
  }
}
