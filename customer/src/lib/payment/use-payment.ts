import type { Booking } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { useState } from 'react';
import { purchaseOf } from '../analytics/purchase.ts';
import { track } from '../analytics/track.ts';
import { api } from '../api/api.ts';
import { getSession } from '../session/session.ts';
import type { CardForm } from './card-form.ts';

/** The life of a payment (specification §4). */
export type Payment =
  | { status: 'idle' }
  | { status: 'pending'; bookingId: string }
  | { status: 'succeeded'; booking: Booking }
  | { status: 'failed'; bookingId: string; error: unknown };

/** Refused at the traveller's bank: no error of ours, but nothing was paid. */
export class NotConfirmed extends Error {}

/**
 * Pays for a held booking, or for the difference of a change, which is a hold with an id of its own. With the pass of the
 * booking nobody has to be signed in.
 */
export function usePayment(bookingId: string, pass: string | null) {
  const body = { booking_id: bookingId, ...(pass && { pass }) };
  const [payment, setPayment] = useState<Payment>({ status: 'idle' });

  const pay = async (card: CardForm): Promise<Booking | null> => {
    setPayment({ status: 'pending', bookingId });
    track('payment_attempt', { booking_id: bookingId, authenticated: getSession().user !== null });
    try {
      const payment_method = await card.createPaymentMethod();
      if (!payment_method) {
        setPayment({ status: 'idle' });
        return null;
      }
      const result = await api.payByCard(
        { body: { ...body, payment_method } },
        { idempotencyKey: crypto.randomUUID() },
      );
      if (result.status === 'requires_action' && !(await card.confirm(result))) await settleRefusal(body);
      const { booking } = await api.finalizePayment({ body });
      setPayment({ status: 'succeeded', booking });
      track('payment_success', { booking_id: bookingId });
      track('purchase', purchaseOf(booking));
      return booking;
    } catch (error) {
      setPayment({ status: 'failed', bookingId, error });
      track('payment_failure', { booking_id: bookingId, code: failureCode(error) });
      return null;
    }
  };
  return { payment, pay };
}

/** What the card's bank said where it said something, else the error's own id. */
function failureCode(error: unknown): string {
  if (!(error instanceof ResponseError)) return 'not_confirmed';
  return String(error.payment?.decline_code ?? error.payment?.code ?? error.id);
}

/** Tells the server that the bank refused, so that the intent is closed, and then says so here. */
async function settleRefusal(body: { booking_id: string; pass?: string }): Promise<never> {
  try {
    await api.finalizePayment({ body });
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
  }
  throw new NotConfirmed('The bank did not confirm the payment.');
}
