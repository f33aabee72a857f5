import type { Booking, HandOverStep } from '@cubby/api';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { RadioField } from '../../shared/inputs/RadioField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

const STATES = { check_in: 'checked_in', check_out: 'checked_out', miss: 'no_show', reinstate: 'confirmed' } as const;

/** The log keeps the id of a ready-made reason, so that everyone reads it in their own language. */
const REASONS = {
  check_in: ['host_asked', 'device_down', 'traveller_confirmed', 'other'],
  check_out: ['host_asked', 'device_down', 'traveller_confirmed', 'other'],
  miss: ['host_asked', 'traveller_confirmed', 'other'],
  reinstate: ['host_asked', 'traveller_confirmed', 'other'],
} as const;
type Reason = (typeof REASONS)[HandOverStep][number];

interface HandOverDialogProps {
  booking: Booking;
  step: HandOverStep;
  onClose: () => void;
}

/**
 * Records for a host that bags were checked in, collected, or never brought, or undoes the last, and asks why the host
 * does not.
 */
export function HandOverDialog({ booking, step, onClose }: HandOverDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const [choice, setChoice] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const reason = choice === 'other' ? text.trim() : choice;
  const note = async () => {
    if (!reason) return false;
    await api.updateBooking({ params: { id: booking.id }, body: { state: STATES[step], reason } });
    notify('bookings.hand_over.done', { type: 'success' });
    return invalidate();
  };
  return (
    <FormDialog
      title={t(`bookings.hand_over.${step}_title`, { id: booking.id })}
      confirm={t(`bookings.hand_over.${step}`)}
      destructive={step === 'miss'}
      disabled={!reason}
      onClose={onClose}
      onConfirm={note}
    >
      <Box>{t(`bookings.hand_over.${step}_text`, { name: booking.customer.first_name })}</Box>
      <RadioField<Reason>
        label={t('bookings.hand_over.why')}
        value={choice}
        onChange={setChoice}
        options={REASONS[step].map((each) => [each, t(`bookings.hand_over.reason.${each}`)] as const)}
      />
      {choice === 'other' && (
        <TextField
          autoFocus
          required
          multiline
          label={t('bookings.hand_over.why_other')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 250 } }}
        />
      )}
    </FormDialog>
  );
}
