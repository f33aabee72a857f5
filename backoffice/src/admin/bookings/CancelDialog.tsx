import type { Booking } from '@cubby/api';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Cancels on behalf of the traveller, and shows the current refund by the policy. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const { money } = useFormats();
  const [reason, setReason] = useState('');
  const back = money(booking.refund_offer?.amount ?? 0, {
    ccy: booking.ccy_code,
    ccy_minor_in_major: booking.ccy_minor_in_major,
  });
  const cancel = async () => {
    const body = { state: 'cancelled' as const, reason: 'staff', ...(reason.trim() && { reason_text: reason.trim() }) };
    await api.updateBooking({ params: { id: booking.id }, body });
    notify('bookings.cancelled', { type: 'success', messageArgs: { id: booking.id } });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.cancel_title', { id: booking.id })}
      confirm={t('bookings.cancel_now')}
      destructive
      onClose={onClose}
      onConfirm={cancel}
    >
      <Box>{t('bookings.cancel_text', { amount: back })}</Box>
      <TextField
        label={t('bookings.cancel_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        multiline
      />
    </FormDialog>
  );
}
