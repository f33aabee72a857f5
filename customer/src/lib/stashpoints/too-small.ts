import { doorsOf, type StashpointSummary, tooLargeFor } from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';
import type { Stay } from '../stay/stay.ts';
import { writeBags } from '../stay/write-bags.ts';

/** Names the bags a place is too small for; null if all fit, or no sizes were given. */
export function tooSmallFor(
  {
    storage_spaces = [],
    size_restrictions: limit = null,
  }: Pick<StashpointSummary, 'storage_spaces' | 'size_restrictions'>,
  { sizes }: Stay,
  t: I18n['t'],
): string | null {
  if (!sizes) return null;
  const tooLarge = tooLargeFor(sizes, {
    doors: doorsOf(storage_spaces),
    limit: limit && [limit.length_cm, limit.width_cm, limit.height_cm],
  });
  return tooLarge.length > 0 ? t('bagSizes.tooSmall', { bags: writeBags(sizes, t, tooLarge) }) : null;
}
