import type { Booking } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import { useState } from 'react';
import { HeldClock } from '../lib/payment/HeldClock.tsx';
import { PaymentForm } from '../lib/payment/PaymentForm.tsx';
import { dueOf } from '../lib/payment/payment-elements.ts';

interface PayHoldProps {
  booking: Booking;
  onPaid: (booking: Booking, elsewhere: boolean) => void;
  onProlonged: (booking: Booking) => void;
}

/** The payment form of an unpaid booking, as long as it is held. */
export function PayHold({ booking, onPaid, onProlonged }: PayHoldProps) {
  const [over, setOver] = useState(false);
  if (!booking.hold_expires_at) return null;
  return (
    <Panel>
      <HeldClock booking={booking} onExpire={() => setOver(true)} onProlonged={onProlonged} />
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
