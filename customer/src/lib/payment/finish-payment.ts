import type { Booking } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { purchaseOf } from '../analytics/purchase.ts';
import { track } from '../analytics/track.ts';
import { api } from '../api/api.ts';

/** Identifies the hold that is paid, and the payer. */
export interface PaidFor {
  booking_id: string;
  pass?: string;
}

export function paidFor(bookingId: string, pass: string | null): PaidFor {
  return { booking_id: bookingId, ...(pass !== null && { pass }) };
}

/** Settles a payment, and counts it once that is done. @throws the error that prevented it. */
export async function finishPayment(paid: PaidFor): Promise<Booking> {
  const { booking } = await api.finalizePayment({ body: paid });
  track('payment_success', { booking_id: paid.booking_id });
  track('purchase', purchaseOf(booking));
  return booking;
}

/** Counts a failed payment: by the card bank's reason if it gave one, else by the error's own id. */
export function countFailure(bookingId: string, error: unknown): void {
  const code =
    error instanceof ResponseError
      ? String(error.payment?.decline_code ?? error.payment?.code ?? error.id)
      : 'not_confirmed';
  track('payment_failure', { booking_id: bookingId, code });
}
