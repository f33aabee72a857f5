import type { StashpointSummary } from '@cubby/api';
import Button from '@mui/material/Button';
import { track } from '../lib/analytics/track.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type Stay, stayQuery } from '../lib/stay/stay.ts';

interface BookButtonProps {
  stashpoint: Pick<StashpointSummary, 'id' | 'pricing_structure'>;
  price: { total: number };
  stay: Stay;
  pending: boolean;
}

/** The link to the checkout, counted if the visitor agreed. */
export function BookButton({ stashpoint, price, stay, pending }: BookButtonProps) {
  const { t, paths } = useI18n();
  return (
    <Button
      href={paths.checkout(stashpoint.id, stayQuery(stay))}
      onClick={() =>
        track('begin_checkout', {
          stashpoint_id: stashpoint.id,
          bags: stay.bags,
          value: price.total,
          currency: stashpoint.pricing_structure.ccy,
        })
      }
      variant="contained"
      color="secondary"
      size="large"
      loading={pending}
    >
      {t('stashpoint.book')}
    </Button>
  );
}
