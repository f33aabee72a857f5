import type { AdminBooking } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<AdminBooking['state'], BadgeTone> = {
  held: 'warm',
  confirmed: 'good',
  checked_in: 'good',
  checked_out: 'calm',
  expired: 'calm',
  cancelled: 'loud',
  no_show: 'loud',
};

interface BookingStateProps {
  state: AdminBooking['state'];
  paymentFailed?: boolean;
  incident?: AdminBooking['open_incident'];
}

/** The status of a booking, and any problem with it. */
export function BookingState({ state, paymentFailed = false, incident = null }: BookingStateProps) {
  const t = useTranslate();
  const unpaid = paymentFailed && (state === 'held' || state === 'expired');
  return (
    <Box component="span" sx={{ display: 'inline-flex', maxWidth: '100%', gap: 0.5, flexWrap: 'wrap' }}>
      <FeatureBadge label={t(`bookings.state.${state}`)} tone={TONES[state]} />
      {unpaid && <FeatureBadge label={t('bookings.payment_failed')} tone="loud" />}
      {incident && <FeatureBadge label={t(`incidents.kind.${incident}`)} tone="loud" />}
    </Box>
  );
}
