import type { Booking } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Asks for a review once the stay is over, and not while the traveller is still busy with it. */
export function ReviewInvitation({ booking, pass, now }: { booking: Booking; pass: string | null; now: Date }) {
  const { t, paths } = useI18n();
  // Bags that are late are still inside.
  const { state, pickup } = booking;
  const over = state === 'checked_out' || (state !== 'checked_in' && now >= new Date(pickup));
  if (!booking.review.can_review || !over) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" href={paths.survey(booking.id, { pass: pass ?? undefined })}>
          {t('manage.review.button')}
        </Button>
      }
    >
      {t('manage.review.text', { place: booking.stashpoint.business_name })}
    </Alert>
  );
}
