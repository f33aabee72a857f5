import type { AdminStashpoint } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { capacityOf } from './stashpoint-checks.ts';

/** The capacity of a place, by size if the place stores by size. */
export function RoomList({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const bags = (count: number) => t('stashpoints.bags', { smart_count: count });
  const sizes = stashpoint.storage_spaces.map(({ size, quantity }) => [t(`size.${size}`), bags(quantity)] as const);
  return (
    <FactList
      facts={[
        [t('place.storage'), t(`storage_type.${stashpoint.storage_type}`)],
        ...sizes,
        ...(sizes.length > 1 ? [[t('place.in_all'), <b key="all">{bags(capacityOf(stashpoint))}</b>] as const] : []),
      ]}
    />
  );
}
