import type { Booking } from '@cubby/api';
import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useInvalidateBooking, useTimeline } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { NoteField } from '../../shared/records/NoteField.tsx';

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
  const invalidate = useInvalidateBooking(booking.id);
  const { money } = useFormats();
  const [note, setNote] = useState('');
  const { data: events = [] } = useTimeline(booking.id);
  const amount = events
    .filter(({ kind }) => kind === 'refund_refused')
    .reduce((sum, { facts }) => sum + Number(facts.amount), 0);
  const { first_name, last_name } = booking.customer;
  const words = {
    amount: money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major }),
    name: `${first_name} ${last_name}`.trim(),
  };
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
