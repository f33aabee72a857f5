import { DecodeError, ResponseError } from '@cubby/api/client';
import type { TextKey } from '../../locales/words.ts';
import type { I18n } from './i18n.ts';

/** Describes an error in the traveller's words. Unknown ids get the general sentence, never a code. */
export function errorMessage(t: I18n['t'], error: unknown): string {
  if (error instanceof ResponseError) {
    const seconds = error.retryAfter ?? 30;
    // Repeated guessing locks for up to an hour, which is not counted in seconds.
    if (error.id === 'TOO_MANY_REQUESTS' && seconds > 90)
      return t('errors.tooOften', { minutes: Math.ceil(seconds / 60) });
    const general = t(error.status >= 500 ? 'errorIds.INTERNAL_ERROR' : 'errorIds.INVALID_DATA');
    return t(`errorIds.${error.id}` as TextKey, { seconds, _: general });
  }
  if (error instanceof DecodeError) return t('errorIds.INTERNAL_ERROR');
  return t('errors.offline');
}
