import { type Booking, STASHPOINT_FAILURES } from '@cubby/api';
import { lead, Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { FreeTextField } from '../lib/forms/FreeTextField.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { RefundChoice, type RefundType } from './RefundChoice.tsx';

const REASONS = ['plans_changed', 'found_other', 'wrong_details', 'place_problem', 'other'] as const;

interface CancelPanelProps {
  booking: Booking;
  onCancelled: (booking: Booking) => void;
  onKeep: () => void;
}

/** Cancels a booking, after showing the exact amounts that will be refunded. */
export function CancelPanel({ booking, onCancelled, onKeep }: CancelPanelProps) {
  const { t, phrases, money, moment } = useI18n();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('plans_changed');
  const [text, setText] = useState('');
  const [refundType, setRefundType] = useState<RefundType>('card');
  const sending = useSending();
  const offer = booking.refund_offer;
  const { user } = useSession();
  const write = (sum: number) => money(sum, booking.ccy_code, booking.ccy_minor_in_major);
  const withheld = offer?.withheld ?? 0;
  const amount = write((offer?.amount ?? 0) + withheld);

  const cancel = async () => {
    const body = {
      state: 'cancelled' as const,
      reason,
      refund_type: refundType,
      ...(text.trim() && { reason_text: text.trim() }),
    };
    onCancelled(await api.updateBooking({ params: { id: booking.id }, body }, { idempotencyKey: crypto.randomUUID() }));
  };
  const refundNote = () => {
    if (withheld > 0) return t(user ? 'manage.refund.provisional' : 'manage.refund.waits', { amount: write(withheld) });
    if (failsStashpoint(booking) && offer?.whole) return t('manage.refund.failed');
    if (!offer?.amount) return phrases.refunds.over;
    return offer.until ? t('booking.refundUntil', { time: moment(offer.until, booking.stashpoint.timezone) }) : null;
  };
  return (
    <Panel>
      <Typography ref={lead} variant="h4" component="h3">
        {t('booking.refundNow', { amount })}
      </Typography>
      <Typography>{refundNote()}</Typography>
      {booking.prepaid_amount > 0 && (
        <Typography>{t(offer?.whole ? 'booking.voucherBack' : 'booking.voucherSpent')}</Typography>
      )}
      <RefundChoice booking={booking} value={refundType} onChange={setRefundType} />
      <TextField
        select
        label={t('booking.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as typeof reason)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`booking.reasons.${each}`)}
          </option>
        ))}
      </TextField>
      <FreeTextField label={t('booking.reasonText')} value={text} onChange={setText} />
      <ErrorNote error={sending.error} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button color="error" variant="contained" onClick={() => sending.send(cancel)} loading={sending.pending}>
          {t('booking.confirmCancel')}
        </Button>
        <Button onClick={onKeep}>{t('booking.keep')}</Button>
      </Box>
    </Panel>
  );
}

/** Returns true if the place failed: then everything is refunded, including a voucher, whatever the time. */
function failsStashpoint({ incident }: Booking): boolean {
  return incident !== null && incident.resolution !== 'rebooked' && STASHPOINT_FAILURES.includes(incident.kind);
}
