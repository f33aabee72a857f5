import { walkingMinutes } from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';
import { writeDistance } from './write-distance.ts';

/** Formats "310 m away, about 5 min on foot"; without the minutes for distances too far to walk. */
export function writeWalk(kilometres: number, { t, number }: Pick<I18n, 't' | 'number'>): string {
  const distance = writeDistance(kilometres, number);
  const minutes = walkingMinutes(kilometres);
  return minutes === null
    ? t('stashpoint.distance', { distance })
    : t('stashpoint.walk', { distance, minutes: number(minutes) });
}

/** Formats "310 m from King's Cross, about 5 min on foot"; without the minutes for distances too far to walk. */
export function writeWalkFrom(landmark: string, kilometres: number, { t, number }: Pick<I18n, 't' | 'number'>): string {
  const distance = writeDistance(kilometres, number);
  const minutes = walkingMinutes(kilometres);
  return minutes === null
    ? t('stashpoint.fromLandmark', { distance, landmark })
    : t('stashpoint.walkFromLandmark', { distance, landmark, minutes: number(minutes) });
}
