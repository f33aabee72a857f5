import { type AdminStashpoint, priceDifference, type StashpointChecks } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { shareOfHost } from '../../shared/stashpoint-facts/share-of-host.ts';

/** The sentences about a place compared with the network: its price, its pin, and its host's share. */
export function useCheckTexts(stashpoint: AdminStashpoint) {
  const t = useTranslate();
  const { money, share, distance } = useFormats();
  const city = stashpoint.nearest_city.name;
  return {
    priceText: (price: StashpointChecks['city_price']) => {
      const difference = priceDifference(stashpoint.first_day_cost, price);
      if (difference === null || !price) return t('approval.no_city_price', { city });
      const key = difference === 0 ? 'price_same' : difference > 0 ? 'price_above' : 'price_below';
      return t(`approval.${key}`, {
        city,
        percent: share(Math.abs(difference)),
        price: money(price.first_day_cost, stashpoint.pricing_structure),
      });
    },
    pinText: ({ against, distance_m, name }: NonNullable<StashpointChecks['pin']>) =>
      t(`approval.pin.${against}`, { distance: distance(distance_m / 1000), name }),
    shareText: () => t('approval.check.odd_share', { percent: share(shareOfHost(stashpoint)[0]?.share ?? 0) }),
  };
}
