import type { Stashpoint } from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';

/** Names what is around a place: its landmark in the page's language, or what its host wrote instead. */
export function surroundingsOf(
  { location_name, nearest_landmark }: Pick<Stashpoint, 'location_name' | 'nearest_landmark'>,
  nameOf: I18n['nameOf'],
): string {
  return nearest_landmark?.name === location_name ? nameOf(nearest_landmark) : location_name;
}
