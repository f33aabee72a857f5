import type { Booking } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { useState } from 'react';
import { api } from '../api.ts';
import type { CardForm } from './card-form.ts';

/** The life of a payment (specification §4). */
export type Payment =
  | { status: 'idle' }
  | { status: 'pending'; bookingId: string }
  | { status: 'succeeded'; booking: Booking }
  | { status: 'failed'; bookingId: string; error: unknown };

/** Refused at the traveller's bank: no error of ours, but nothing was paid. */
export class NotConfirmed extends Error {}

/** Pays for a held booking, or for the difference of a change, which is a hold with an id of its own. */
export function usePayment(bookingId: string) {
  const [payment, setPayment] = useState<Payment>({ status: 'idle' });

  const pay = async (card: CardForm): Promise<Booking | null> => {
    setPayment({ status: 'pending', bookingId });
    try {
      const payment_method = await card.createPaymentMethod();
      if (!payment_method) {
        setPayment({ status: 'idle' });
        return null;
      }
      const result = await api.payByCard(
        { body: { booking_id: bookingId, payment_method } },
        { idempotencyKey: crypto.randomUUID() },
      );
      if (result.status === 'requires_action' && !(await card.confirm(result))) await settleRefusal(bookingId);
      const { booking } = await api.finalizePayment({ body: { booking_id: bookingId } });
      setPayment({ status: 'succeeded', booking });
      return booking;
    } catch (error) {
      setPayment({ status: 'failed', bookingId, error });
      return null;
    }
  };
  return { payment, pay };
}

/** Tells the server that the bank refused, so that the intent is closed, and then says so here. */
async function settleRefusal(bookingId: string): Promise<never> {
  try {
    await api.finalizePayment({ body: { booking_id: bookingId } });
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
  }
  throw new NotConfirmed('The bank did not confirm the payment.');
}
