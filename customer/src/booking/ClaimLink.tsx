import { type Booking, hadBags } from '@cubby/api';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Leads to the claims of a stay, once bags were dropped off: earlier ones stay visible there when the time for a new one is over. */
export function ClaimLink({ booking, now }: { booking: Booking; now: Date }) {
  const { t, paths } = useI18n();
  if (!hadBags({ state: booking.state, pickup: new Date(booking.pickup) }, now)) return null;
  return (
    <Button href={paths.claim(booking.id)} variant="outlined" sx={{ justifySelf: 'start' }}>
      {t('booking.claim')}
    </Button>
  );
}
