import {
  BAG_COUNT,
  BAG_SIZES_CM,
  MEASURED_SIZES,
  type MeasuredSize,
  type SizeCm,
  type StashpointDetail,
  takesCabinBag,
} from '@cubby/api';
import { BagStepper, Panel } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { nameOfLocker } from '../lib/stashpoints/doors.ts';
import type { Sizes } from './draft.ts';

interface BagSizesProps {
  stashpoint: StashpointDetail;
  value: Sizes;
  onChange: (value: Sizes) => void;
}

/** Returns the sizes a place stores by, largest units last; none if one pool takes them all. */
export function sizesOf({ storage_spaces }: Pick<StashpointDetail, 'storage_spaces'>): MeasuredSize[] {
  if (storage_spaces.some(({ size }) => size === 'standard')) return [];
  return MEASURED_SIZES.filter((size) => storage_spaces.some((space) => space.size === size));
}

export function countOf(sizes: Sizes): number {
  return Object.values(sizes).reduce((sum, count) => sum + count, 0);
}

/** The number of bags of each size, if a place has shelves or doors of several. At least one bag stays. */
export function BagSizes({ stashpoint, value, onChange }: BagSizesProps) {
  const { t } = useI18n();
  const total = countOf(value);
  const isLocker = stashpoint.storage_type !== 'staffed';
  return (
    <Panel>
      <Typography component="h2" variant="h3">
        {t(isLocker ? 'doors.title' : 'options.sizes')}
      </Typography>
      {sizesOf(stashpoint).map((size) => {
        const count = value[size] ?? 0;
        const space = stashpoint.storage_spaces.find((space) => space.size === size);
        const units = space?.quantity ?? 0;
        const door = space?.door_cm;
        const name = isLocker ? nameOfLocker({ size, door_cm: door }, t) : t(`options.${size}`);
        return (
          <BagStepper
            key={size}
            value={count}
            onChange={(next) => onChange({ ...value, [size]: next })}
            minimum={count === total ? 1 : 0}
            maximum={Math.min(units, BAG_COUNT.maximum - total + count)}
            labels={{
              label: labelOf(size, name, door),
              fewer: t('options.fewer', { name }),
              more: t('options.more', { name }),
              value: t('stay.bagCount', { smart_count: count }),
            }}
          />
        );
      })}
    </Panel>
  );

  /** Units without measurements are described by name alone, as are those whose name has them. */
  function labelOf(size: MeasuredSize, name: string, door: SizeCm | undefined): string {
    if (!isLocker) return t('options.size', { name, size: BAG_SIZES_CM[size].join(' × ') });
    return door && takesCabinBag(door) ? t('doors.size', { name, size: door.join(' × ') }) : name;
  }
}
