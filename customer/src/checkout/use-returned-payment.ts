import type { Booking } from '@cubby/api';
import { useCallback, useEffect, useState } from 'react';
import { errorId } from '../lib/api/error-id.ts';
import { countFailure, finishPayment, paidFor } from '../lib/payment/finish-payment.ts';

/** The number of attempts for a bank that answers shortly after the page has returned. */
const ROUNDS = 4;
const PAUSE_MS = 2000;

/** Fetches the state of a payment that was confirmed elsewhere, a few times while the answer is pending. */
export function useReturnedPayment(bookingId: string, pass: string | null) {
  const [booking, setBooking] = useState<Booking | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(true);
  const ask = useCallback(async () => {
    setPending(true);
    for (let round = 1; ; round += 1) {
      try {
        setBooking(await finishPayment(paidFor(bookingId, pass)));
        return;
      } catch (problem) {
        if (errorId(problem) === 'PAYMENT_INCOMPLETE' && round < ROUNDS) {
          await new Promise((over) => setTimeout(over, PAUSE_MS));
          continue;
        }
        countFailure(bookingId, problem);
        setError(problem);
        setPending(false);
        return;
      }
    }
  }, [bookingId, pass]);
  useEffect(() => void ask(), [ask]);
  return { booking, error, pending, ask: () => void ask() };
}
