import type { Booking, HandOverStep } from '@cubby/api';
import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

const STATES = { check_in: 'checked_in', check_out: 'checked_out', miss: 'no_show' } as const;

interface HandOverDialogProps {
  booking: Booking;
  step: HandOverStep;
  onClose: () => void;
}

/** Records for a host that bags were checked in, collected, or never brought. */
export function HandOverDialog({ booking, step, onClose }: HandOverDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking(booking.id);
  const note = async () => {
    await api.updateBooking({ params: { id: booking.id }, body: { state: STATES[step] } });
    notify('bookings.hand_over.done', { type: 'success' });
    await invalidate();
  };
  return (
    <FormDialog
      title={t(`bookings.hand_over.${step}_title`, { id: booking.id })}
      confirm={t(`bookings.hand_over.${step}`)}
      destructive={step === 'miss'}
      onClose={onClose}
      onConfirm={note}
    >
      <Box>{t(`bookings.hand_over.${step}_text`, { name: booking.customer.first_name })}</Box>
    </FormDialog>
  );
}
