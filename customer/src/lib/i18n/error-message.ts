import type { ErrorId } from '@cubby/api';
import { DecodeError, ResponseError } from '@cubby/api/client';
import type { I18n } from './i18n.ts';

/** The wait that a sentence names where the server has named none, in seconds. */
const WAIT_SECONDS = 30;

/** Returns the sentence of an error's id; the general one where a server of tomorrow sends an id without one. */
export function idMessage(t: I18n['t'], id: ErrorId, general?: string): string {
  return t(`errorIds.${id}`, { seconds: WAIT_SECONDS, ...(general !== undefined && { _: general }) });
}

/** Describes an error in the traveller's words. Unknown ids get the general sentence, never a code. */
export function errorMessage(t: I18n['t'], error: unknown): string {
  if (error instanceof ResponseError) {
    const seconds = error.retryAfter ?? WAIT_SECONDS;
    // Repeated guessing locks for up to an hour, which is not counted in seconds.
    if (error.id === 'TOO_MANY_REQUESTS' && seconds > 90)
      return t('errors.tooOften', { minutes: Math.ceil(seconds / 60) });
    const general = idMessage(t, error.status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_DATA');
    return t(`errorIds.${error.id as ErrorId}`, { seconds, _: general });
  }
  if (error instanceof DecodeError) return t('errorIds.INTERNAL_ERROR');
  return t('errors.offline');
}
