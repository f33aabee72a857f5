import type { StashpointSummary } from '@cubby/api';
import type { MarkerCluster } from '@cubby/design-system/map';
import type { I18n } from '../lib/i18n/i18n.ts';

/** Returns markers of the results, each with the all-in price of the stay. */
export function mapPointsOf(stashpoints: readonly StashpointSummary[], { t, money }: Pick<I18n, 't' | 'money'>) {
  return stashpoints.map(({ id, name, latitude, longitude, availability, stay_price, pricing_structure }) => {
    const { ccy, ccy_minor_in_major } = pricing_structure;
    const price = availability === 'unavailable' ? undefined : stay_price?.total;
    const text = price === undefined ? t('search.markerUnavailable') : money(price, ccy, ccy_minor_in_major);
    return {
      id,
      lat: latitude,
      lng: longitude,
      text,
      available: price !== undefined,
      amount: price === undefined ? null : price / ccy_minor_in_major,
      label: `${name}, ${text}`,
    };
  });
}

/** Returns the text on a marker for several places, and its accessible name. */
export function clusterWordsOf({ t, number }: Pick<I18n, 't' | 'number'>) {
  return ({ count, cheapest: price, available, together }: MarkerCluster) => {
    const text = available
      ? t('search.cluster', { count: number(count), price })
      : t('search.clusterFull', { count: number(count) });
    // The visible text is part of the name: voice control users say what they see.
    return {
      text,
      label: t(together ? 'search.clusterTogether' : 'search.clusterLabel', { text, smart_count: count }),
    };
  };
}
