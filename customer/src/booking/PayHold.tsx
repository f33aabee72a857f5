import type { Booking } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { HoldClock, Panel } from '@cubby/design-system';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PaymentForm } from '../lib/payment/PaymentForm.tsx';
import { dueOf } from '../lib/payment/payment-elements.ts';

/** The payment form of an unpaid booking, as long as it is held. */
export function PayHold({
  booking,
  onPaid,
}: {
  booking: Booking;
  onPaid: (booking: Booking, elsewhere: boolean) => void;
}) {
  const { t, locale } = useI18n();
  const [over, setOver] = useState(false);
  if (!booking.hold_expires_at) return null;
  return (
    <Panel>
      <HoldClock
        expiresAt={booking.hold_expires_at}
        now={serverClock.now}
        label={t('checkout.held')}
        expiredLabel={t('checkout.holdOver')}
        locale={locale}
        onExpire={() => setOver(true)}
      />
      {!over && (
        <PaymentForm
          bookingId={booking.id}
          due={dueOf(booking, booking.total_price_amount - booking.credit_amount)}
          onPaid={onPaid}
        />
      )}
    </Panel>
  );
}
