import type { Booking } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from './use-booking.ts';

/** A proposed later pick-up that the traveller has not answered; it can be withdrawn until then. */
export function ProposalNote({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const notify = useNotify();
  const { money, momentIn } = useFormats();
  const invalidate = useInvalidateBooking();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.withdrawExtension({ params: { id: booking.id } }),
    onSuccess: () => notify('booking.extension.withdrawn', { type: 'success' }),
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
    onSettled: invalidate,
  });
  const change = booking.pending_change;
  if (!change?.proposed_by) return null;
  const { timezone } = booking.stashpoint;
  const due = money(change.amount_due, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={() => mutate()}>
          {t('booking.extension.withdraw')}
        </Button>
      }
    >
      {t(change.amount_due > 0 ? 'booking.extension.waits_for_payment' : 'booking.extension.waits_for_yes', {
        pickup: momentIn(change.pickup, timezone),
        until: momentIn(change.hold_expires_at, timezone),
        due,
      })}
    </Alert>
  );
}
