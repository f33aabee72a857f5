import { type Booking, REFUND_BEARERS, splitStaffRefund } from '@cubby/api';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useInvalidateBooking } from '../../shared/bookings/use-booking.ts';
import { useBookingWarnings } from '../../shared/bookings/use-booking-warnings.ts';
import { AmountField, amountOf } from '../../shared/inputs/AmountField.tsx';
import { RadioField } from '../../shared/inputs/RadioField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

const TARGETS = ['source', 'credit'] as const;

interface RefundDialogProps {
  booking: Booking;
  /** The proposed amount, in minor units; by default everything that is left. */
  amount?: number;
  onClose: () => void;
}

/** A refund beyond the refund policy: its amount, its destination, who bears the cost, and the reason. */
export function RefundDialog({ booking, amount: proposed, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidateBooking();
  const { money, language } = useFormats();
  const minor = booking.ccy_minor_in_major;
  const left = booking.post_refund_price;
  // One key for as long as the dialog is open: pressing twice refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(String((proposed ?? left) / minor));
  const [to, setTo] = useState<(typeof TARGETS)[number]>('source');
  const [bearer, setBearer] = useState<(typeof REFUND_BEARERS)[number]>('platform');
  const [reason, setReason] = useState('');
  const sum = amountOf(amount, booking, left, language);
  const place = useBookingWarnings(booking.id).data?.refund_bearer;
  const parts =
    place && sum !== null && bearer === 'host'
      ? splitStaffRefund({ card: left, earned: place.earned }, { amount: sum, to, byHost: true })
      : null;
  const write = (value: number) => money(value, { ccy: booking.ccy_code, ccy_minor_in_major: minor });

  const pay = async () => {
    if (sum === null) return false;
    await api.createRefund(
      { body: { booking_id: booking.id, amount: sum, to, borne_by: bearer, reason: reason.trim() } },
      { idempotencyKey: key },
    );
    notify('bookings.refunded', { type: 'success', messageArgs: { amount: write(sum) } });
    return invalidate();
  };
  return (
    <FormDialog
      title={t('bookings.refund_title', { id: booking.id })}
      confirm={sum === null ? t('bookings.refund') : t('bookings.refund_now', { amount: write(sum) })}
      destructive
      disabled={sum === null || !reason.trim()}
      onClose={onClose}
      onConfirm={pay}
    >
      <AmountField
        label={t('bookings.refund_amount')}
        value={amount}
        onChange={setAmount}
        currency={booking}
        left={left}
      />
      <RadioField
        label={t('bookings.refund_to')}
        value={to}
        onChange={setTo}
        options={TARGETS.map((each) => [each, t(`bookings.target.${each}`)] as const)}
      />
      <RadioField
        label={t('bookings.borne_by')}
        value={bearer}
        onChange={setBearer}
        options={REFUND_BEARERS.map((each) => [each, t(`bookings.bearer.${each}`)] as const)}
      />
      {parts && place && (
        <Typography role="status">
          {t('bookings.bearer_parts', { place: place.name, host: write(parts.host), platform: write(parts.platform) })}
        </Typography>
      )}
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
