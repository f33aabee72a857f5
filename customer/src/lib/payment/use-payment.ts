import type { Booking } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { useRef, useState } from 'react';
import { track } from '../analytics/track.ts';
import { api } from '../api/api.ts';
import { errorId } from '../api/error-id.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { getSession } from '../session/session.ts';
import { countFailure, finishPayment, type PaidFor, paidFor } from './finish-payment.ts';
import type { PaymentElements } from './payment-elements.ts';
import { rememberLeaving } from './payment-return.ts';

/** The states of a payment (specification §4). */
export type Payment =
  | { status: 'idle' }
  | { status: 'pending'; bookingId: string }
  | { status: 'succeeded'; booking: Booking }
  | { status: 'failed'; bookingId: string; error: unknown };

/** A booking that is paid: here, or on another screen, so that nothing more was charged. */
interface Paid {
  booking: Booking;
  elsewhere: boolean;
}

/** Thrown if the traveller's bank, or PayPal, did not confirm the payment: nothing was paid. */
export class NotConfirmed extends Error {}

/**
 * Pays for a held booking, or for the difference of a change, which is a hold with an id of its own. With the booking's
 * pass, no session is needed.
 */
export function usePayment(bookingId: string, pass: string | null) {
  const { paths } = useI18n();
  const body = paidFor(bookingId, pass);
  const [payment, setPayment] = useState<Payment>({ status: 'idle' });
  // Two buttons start a payment, and the screen shows the first press only after a delay.
  const isBusy = useRef(false);

  const pay = async (elements: PaymentElements): Promise<Paid | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPayment({ status: 'pending', bookingId });
    track('payment_attempt', { booking_id: bookingId, authenticated: getSession().user !== null });
    try {
      const confirmation_token = await elements.createConfirmationToken();
      if (!confirmation_token) {
        setPayment({ status: 'idle' });
        return null;
      }
      const attempt = { ...body, confirmation_token, return_path: paths.paymentReturn(bookingId) };
      const result = await api.payByCard({ body: attempt }, { idempotencyKey: crypto.randomUUID() });
      if (result.status === 'requires_action') {
        rememberLeaving(bookingId, { page: window.location.pathname + window.location.search, pass });
        if (!(await Promise.race([elements.handleNextAction(result), backFromElsewhere()]))) await settleRefusal(body);
      }
      const booking = await finishPayment(body);
      setPayment({ status: 'succeeded', booking });
      return { booking, elsewhere: false };
    } catch (error) {
      const paid = errorId(error) === 'BOOKING_NOT_CHANGEABLE' ? await findPaid(body) : null;
      if (paid) {
        setPayment({ status: 'succeeded', booking: paid });
        return { booking: paid, elsewhere: true };
      }
      setPayment({ status: 'failed', bookingId, error });
      countFailure(bookingId, error);
      return null;
    } finally {
      isBusy.current = false;
    }
  };
  return { payment, pay };
}

/**
 * Resolves when a page cached during the redirect is shown again: pressing Back at PayPal returns to it. They did not
 * confirm.
 */
function backFromElsewhere(): Promise<false> {
  return new Promise((back) => {
    window.addEventListener('pageshow', (event) => event.persisted && back(false), { once: true });
  });
}

/** Finds the booking where it has been paid on another screen in the meantime; it is counted there. */
async function findPaid(body: PaidFor): Promise<Booking | null> {
  try {
    return (await api.finalizePayment({ body })).booking;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return null;
  }
}

/** Tells the server that the payer refused, so that the intent is closed, and then reports it here. */
async function settleRefusal(body: PaidFor): Promise<never> {
  try {
    await api.finalizePayment({ body });
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
  }
  throw new NotConfirmed('The payment was not confirmed.');
}
