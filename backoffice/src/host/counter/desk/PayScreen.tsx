import { type CounterBooking, localeOf } from '@cubby/api';
import { HoldClock, LoadingState, QrCode, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { writeCount } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { SAY } from './say-to-travellers.ts';

/** A QR code for paying on the traveller's own phone, shown until the payment arrives. */
export function PayScreen({ booking, onClose }: { booking: CounterBooking; onClose: () => void }) {
  const { t, money, language } = useI18n();
  const [before] = useState(booking.bag_count);
  const { pending_change: pending, pay_url } = booking;
  const isPaid = !pending && booking.bag_count > before;
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="pay-title">
      <Box sx={sheet}>
        {isPaid ? (
          <Alert severity="success" role="alert">
            <Typography id="pay-title" variant="h1">
              {t('pay.paid')}
            </Typography>
            {t('pay.paid_text', { bags: writeCount(t, booking.bag_count) })}
          </Alert>
        ) : pending && pay_url ? (
          <>
            <Typography id="pay-title" variant="h1">
              {t('pay.title', { sum: money(pending.amount_due, booking.ccy_code, booking.ccy_minor_in_major) })}
            </Typography>
            <Typography variant="h3" component="p" lang={booking.language}>
              {SAY[booking.language].pay}
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
          <>
            <Typography id="pay-title" variant="h2">
              {t('done.sending')}
            </Typography>
            <LoadingState label={t('app.loading')} />
          </>
        )}
        <Button variant={isPaid ? 'contained' : 'outlined'} size="large" onClick={onClose} sx={{ minHeight: 56 }}>
          {t('app.close')}
        </Button>
      </Box>
    </Dialog>
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
