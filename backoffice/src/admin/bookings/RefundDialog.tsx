import { type Booking, REFUND_BEARERS } from '@cubby/api';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

const TARGETS = ['source', 'credit'] as const;

/** A refund beyond the refund policy: its amount, its destination, who bears the cost, and the reason. */
export function RefundDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking(booking.id);
  const { money } = useFormats();
  const minor = booking.ccy_minor_in_major;
  const left = booking.post_refund_price;
  // One key for as long as the dialog is open: pressing twice refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(String(left / minor));
  const [to, setTo] = useState<(typeof TARGETS)[number]>('source');
  const [bearer, setBearer] = useState<(typeof REFUND_BEARERS)[number]>('platform');
  const [reason, setReason] = useState('');
  const sum = Math.round(Number(amount.replace(',', '.')) * minor);
  const wrong = !Number.isInteger(sum) || sum < 1 || sum > left;
  const write = (value: number) => money(value, { ccy: booking.ccy_code, ccy_minor_in_major: minor });

  const pay = async () => {
    await api.createRefund(
      { body: { booking_id: booking.id, amount: sum, to, borne_by: bearer, reason: reason.trim() } },
      { idempotencyKey: key },
    );
    notify('bookings.refunded', { type: 'success', messageArgs: { amount: write(sum) } });
    await invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.refund_title', { id: booking.id })}
      confirm={wrong ? t('bookings.refund') : t('bookings.refund_now', { amount: write(sum) })}
      destructive
      disabled={wrong || !reason.trim()}
      onClose={onClose}
      onConfirm={pay}
    >
      <TextField
        label={t('bookings.refund_amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={wrong}
        helperText={t('bookings.refund_left', { amount: write(left) })}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">{booking.ccy_code}</InputAdornment> },
        }}
      />
      <Choice
        label={t('bookings.refund_to')}
        value={to}
        onChange={(value) => setTo(value === 'credit' ? 'credit' : 'source')}
        options={TARGETS.map((each) => [each, t(`bookings.target.${each}`)])}
      />
      <Choice
        label={t('bookings.borne_by')}
        value={bearer}
        onChange={(value) => setBearer(value === 'host' ? 'host' : 'platform')}
        options={REFUND_BEARERS.map((each) => [each, t(`bookings.bearer.${each}`)])}
      />
      <TextField
        label={t('bookings.refund_reason')}
        helperText={t('bookings.refund_reason_help')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 250 } }}
        required
        multiline
      />
    </FormDialog>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={text} />
        ))}
      </RadioGroup>
    </div>
  );
}
