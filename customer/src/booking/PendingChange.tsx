import type { Booking } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { HoldClock, Panel, Section } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PaymentForm } from '../lib/payment/PaymentForm.tsx';
import { dueOf } from '../lib/payment/payment-elements.ts';

interface PendingChangeProps {
  booking: Booking;
  change: NonNullable<Booking['pending_change']>;
  onPaid: (booking: Booking, elsewhere: boolean) => void;
  /** Anyone who holds the pass can pay at the counter without signing in. */
  pass: string | null;
  /** It was asked for here, rather than before the page was opened. */
  isNew: boolean;
}

/** A change that costs more: it takes effect once the difference is paid. */
export function PendingChange({ booking, change, onPaid, pass, isNew }: PendingChangeProps) {
  const { t, money, moment, locale } = useI18n();
  const [over, setOver] = useState(false);
  const { timezone } = booking.stashpoint;
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  if (over) return null;
  return (
    <Section title={t('booking.pendingChange')} leads={isNew}>
      <Panel>
        <HoldClock
          expiresAt={change.hold_expires_at}
          now={serverClock.now}
          label={t('checkout.held')}
          expiredLabel={t('checkout.holdOver')}
          locale={locale}
          onExpire={() => setOver(true)}
        />
        <Typography>
          {t('booking.pendingChangeText', {
            dropoff: moment(change.dropoff, timezone),
            pickup: moment(change.pickup, timezone),
            bags: t('stay.bagCount', { smart_count: change.bag_count }),
            total: write(change.total_price_amount),
            due: write(change.amount_due),
          })}
        </Typography>
        <PaymentForm
          key={change.id}
          bookingId={change.id}
          due={dueOf(booking, change.amount_due)}
          onPaid={onPaid}
          pass={pass}
        />
      </Panel>
    </Section>
  );
}
