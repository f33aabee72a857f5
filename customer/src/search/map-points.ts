import type { StashpointSummary } from '@cubby/api';
import type { I18n } from '../lib/i18n/i18n.ts';

/** Pins of the results, each with the all-in price of the stay. */
export function mapPointsOf(stashpoints: readonly StashpointSummary[], { t, money }: Pick<I18n, 't' | 'money'>) {
  return stashpoints.map(({ id, name, latitude, longitude, availability, stay_price, pricing_structure }) => {
    const available = availability !== 'unavailable' && stay_price !== undefined;
    const text = available
      ? money(stay_price.total, pricing_structure.ccy, pricing_structure.ccy_minor_in_major)
      : t('search.pinUnavailable');
    return { id, lat: latitude, lng: longitude, text, available, label: `${name}, ${text}` };
  });
}
