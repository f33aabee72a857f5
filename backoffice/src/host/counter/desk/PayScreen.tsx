import spoken from 'cubby:words/scan';
import { type CounterBooking, localeOf } from '@cubby/api';
import { HoldClock, QrCode, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { writeCount, writePending } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

interface PayScreenProps {
  booking: CounterBooking;
  timezone: string;
  /** Drops the change: the booking stays as it was. */
  onKeep: () => void;
  onClose: () => void;
}

/** A QR code for paying on the traveller's own phone, shown until the payment arrives. */
export function PayScreen({ booking, timezone, onKeep, onClose }: PayScreenProps) {
  const i18n = useI18n();
  const { t, money, moment, language } = i18n;
  const { pending_change: pending, pay_url } = booking;
  const [wanted, setWanted] = useState(pending);
  if (pending && pending !== wanted) setWanted(pending);
  const isPaid = !pending && wanted !== null && isAsWanted(booking, wanted);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="pay-title">
      <Box sx={sheet}>
        {isPaid ? (
          <Alert severity="success" role="alert">
            <Typography id="pay-title" variant="h1">
              {t('pay.paid')}
            </Typography>
            {booking.state === 'checked_in'
              ? t('pay.paid_stay', { time: moment(booking.pickup, timezone) })
              : t('pay.paid_text', { bags: writeCount(t, booking.bag_count) })}
          </Alert>
        ) : pending && pay_url ? (
          <>
            <Typography id="pay-title" variant="h1">
              {t('pay.title', { sum: money(pending.amount_due, booking.ccy_code, booking.ccy_minor_in_major) })}
            </Typography>
            <Box>{writePending(i18n, booking, pending, timezone)}</Box>
            <Typography variant="h3" component="p" lang={booking.language}>
              {spoken[booking.language]?.scan.pay}
            </Typography>
            <QrCode value={pay_url} label={t('pay.code')} />
            <HoldClock
              expiresAt={pending.hold_expires_at}
              label={t('pay.clock')}
              expiredLabel={t('pay.over')}
              locale={localeOf(language)}
            />
            <Box role="status">{t('pay.waits')}</Box>
          </>
        ) : (
          <Typography id="pay-title" variant="h2">
            {t('pay.over')}
          </Typography>
        )}
        {pending && (
          <Button size="large" onClick={onKeep} sx={{ minHeight: 56 }}>
            {t('pay.keep')}
          </Button>
        )}
        <Button variant={isPaid ? 'contained' : 'outlined'} size="large" onClick={onClose} sx={{ minHeight: 56 }}>
          {t('app.close')}
        </Button>
      </Box>
    </Dialog>
  );
}

/** Tells whether a booking has become what was to be paid for. */
function isAsWanted(booking: CounterBooking, wanted: NonNullable<CounterBooking['pending_change']>): boolean {
  return (
    booking.bag_count === wanted.bag_count && booking.dropoff === wanted.dropoff && booking.pickup === wanted.pickup
  );
}

const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 2,
  width: '100%',
  maxWidth: width.card,
  m: 'auto',
} as const;
