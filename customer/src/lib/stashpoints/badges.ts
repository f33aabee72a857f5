import { type StashpointSummary, takesCabinBag } from '@cubby/api';
import type { BadgeTone } from '@cubby/design-system';
import type { I18n } from '../i18n/i18n.ts';

interface Badge {
  label: string;
  tone?: BadgeTone;
}

/** With fewer spaces left than this, a badge shows the number. */
const FEW_SPACES = 5;

/** Returns the badges of a place, the most useful first. */
export function badgesOf(stashpoint: StashpointSummary, t: I18n['t']): Badge[] {
  const { bags_available: left, features = {}, storage_spaces = [] } = stashpoint;
  const isLocker = (stashpoint.storage_type ?? 'staffed') !== 'staffed';
  const door = storage_spaces.find(({ door_cm }) => door_cm && takesCabinBag(door_cm))?.door_cm;
  const badges: (Badge | false | undefined)[] = [
    left !== undefined &&
      left > 0 &&
      left <= FEW_SPACES && { label: t('stashpoint.spacesLeft', { smart_count: left }), tone: 'loud' },
    features.premium_stashpoint && { label: t('features.premium'), tone: 'warm' },
    !stashpoint.open_twentyfour_seven && stashpoint.open_late && { label: t('features.openLate') },
    door ? { label: t('doors.from', { size: door.join(' × ') }) } : isLocker && { label: t('features.locker') },
    stashpoint.step_free && { label: t('features.stepFree') },
    features.often_fully_booked && { label: t('features.oftenFull') },
  ];
  return badges.filter((badge) => badge !== undefined && badge !== false).slice(0, 3);
}
