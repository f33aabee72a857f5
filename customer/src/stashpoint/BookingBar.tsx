import type { StashpointSummary } from '@cubby/api';
import { ActionBar, colour, fontWeight, tabularNumbers, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type Stay, stayQuery } from '../lib/stay/stay.ts';
import { BookButton } from './BookButton.tsx';

interface BookingBarProps {
  stashpoint: Pick<StashpointSummary, 'id' | 'pricing_structure'>;
  offer: Pick<StashpointSummary, 'stay_price'> | undefined;
  /** The lowest price, in minor units: shown until the price of the stay is known. */
  from?: number;
  pending: boolean;
  stay: Stay;
  insteadOf: RefObject<HTMLElement | null>;
}

/** Price and button at a phone's lower edge, while those of the panel are not visible. */
export function BookingBar({ stashpoint, offer, from, pending, stay, insteadOf }: BookingBarProps) {
  const { t, money, paths } = useI18n();
  const { ccy, ccy_minor_in_major } = stashpoint.pricing_structure;
  const price = offer?.stay_price;
  const write = (sum: number) => money(sum, ccy, ccy_minor_in_major);
  return (
    <ActionBar label={t('stashpoint.bookBar')} insteadOf={insteadOf}>
      <Box sx={{ minWidth: 0, fontSize: textSize.small, color: colour.textMuted }}>
        {price && (
          <Box component="strong" sx={sum}>
            {write(price.total)}
          </Box>
        )}
        {price &&
          t('stay.covers', {
            bags: t('stay.bagCount', { smart_count: price.bag_count }),
            days: t('stay.dayCount', { smart_count: price.days }),
          })}
        {!price && offer && t('stashpoint.unavailable')}
        {!offer && from !== undefined && t('places.priceFrom', { price: write(from) })}
      </Box>
      {price && <BookButton stashpoint={stashpoint} price={price} stay={stay} pending={pending} />}
      {!price && offer && (
        <Button
          variant="outlined"
          href={paths.unavailable({ stashpoint: stashpoint.id, ...stayQuery(stay) })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('stashpoint.elsewhere')}
        </Button>
      )}
    </ActionBar>
  );
}

const sum = {
  display: 'block',
  fontSize: textSize.lead,
  fontWeight: fontWeight.heavy,
  color: colour.textAccent,
  ...tabularNumbers,
} as const;
