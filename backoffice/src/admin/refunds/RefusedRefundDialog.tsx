import type { Booking } from '@cubby/api';
import Box from '@mui/material/Box';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { NoteField } from '../../shared/records/NoteField.tsx';
import { useRefusedRefund } from './use-refused-refund.ts';

export type RefusedRefundOutcome = 'retry' | 'paid_otherwise';

interface RefusedRefundDialogProps {
  booking: Booking;
  outcome: RefusedRefundOutcome;
  onClose: () => void;
}

/** Names the sum of a booking's refused refunds, their receiver and what will happen, and asks for a note. */
export function RefusedRefundDialog({ booking, outcome, onClose }: RefusedRefundDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const [note, setNote] = useState('');
  const { amount, words } = useRefusedRefund(booking);
  const settle = async () => {
    const body = { outcome, amount, note: note.trim() };
    await api.settleRefusedRefunds({ params: { id: booking.id }, body }).finally(invalidate);
    notify(`bookings.refused_refund.${outcome}_done`, { type: 'success', messageArgs: words });
  };
  return (
    <FormDialog
      title={t(`bookings.refused_refund.${outcome}_title`, words)}
      confirm={t(`bookings.refused_refund.${outcome}_now`, words)}
      destructive
      disabled={note.trim() === ''}
      onClose={onClose}
      onConfirm={settle}
    >
      <Box>{t(`bookings.refused_refund.${outcome}_text`, words)}</Box>
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
