import { CubbyError } from '../../../contract/errors.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { giveTurnBack, nameIntent, type PaymentRow, refusePayment } from '../../money/payments/attempts.ts';
import type { Charge, HasPayments, LostAttempt, PaymentIntent } from '../../money/payments/gateway.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { finalizeIntent } from './finalize-payment.ts';

type Charges = HasCards & SendsRefunds & SerializesBookings;

/**
 * Sends an attempt to the payment service, under the key it was written with. A completed payment is settled at once:
 * the browser's own call then finds everything done.
 *
 * @throws CubbyError PAYMENT_FAILED with the bank's words; UNAVAILABLE, with the attempt left for the next call, or for
 * the job that settles forgotten payments.
 */
export function charge(services: Charges, attempt: PaymentRow, until: number): Promise<PaymentIntent> {
  return storeAnswer(services, attempt, () => services.payments.charge(chargeOf(attempt, until)));
}

/**
 * Sends an attempt without an answer again: its payer is here, and wants to pay. Null when nothing came of it and
 * nothing can.
 */
async function chargeAgain(services: Charges, attempt: PaymentRow, until: number): Promise<PaymentIntent | null> {
  const again = () => services.payments.chargeAgain(chargeOf(attempt, until), lostOf(services, attempt));
  try {
    return await storeAnswer(services, attempt, again);
  } catch (error) {
    if (error instanceof CubbyError && error.id === 'PAYMENT_FAILED') return null;
    throw error;
  }
}

async function storeAnswer<Answer extends PaymentIntent | null>(
  services: Charges,
  { id }: PaymentRow,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { query } = services.database;
  try {
    const intent = await ask();
    // The statement that settles a payment ends its turn.
    const turn = intent?.status === 'succeeded' ? {} : { asking_until: services.now() };
    if (!intent) await giveTurnBack(query, id, services.now());
    const attempt = intent && (await nameIntent(query, id, intent.id, turn));
    if (intent?.status === 'succeeded') await finalizeIntent(services, intent, attempt ?? undefined);
    return intent;
  } catch (error) {
    // Stored before it is reported: staff see failed payments and their reasons.
    if (error instanceof CubbyError && error.id === 'PAYMENT_FAILED')
      await refusePayment(query, id, error, services.now());
    else await giveTurnBack(query, id, services.now());
    throw error;
  }
}

function chargeOf(attempt: PaymentRow, until: number): Charge {
  const { id, amount, currency_code: currency, booking_id: bookingId, idempotency_key, means } = attempt;
  if (!idempotency_key || !means) throw new Error(`The attempt ${id} has an answer already.`);
  const patienceMs = Math.max(1, Math.round(until - performance.now()));
  return { attemptId: id, amount, currency, bookingId, idempotencyKey: idempotency_key, with: means, patienceMs };
}

function lostOf({ now }: HasClock, { id, created, asking_until }: PaymentRow): LostAttempt {
  return { attemptId: id, since: created, until: asking_until ?? now() };
}

/**
 * Ends the earlier attempts of a booking before another one is made, so that only one of them can be paid. Returns the
 * one that has been paid, if any.
 *
 * @throws CubbyError PAYMENT_INCOMPLETE while the bank is deciding about one; UNAVAILABLE.
 */
export async function endEarlier(
  services: Charges,
  earlier: readonly PaymentRow[],
  until: number,
): Promise<PaymentIntent | null> {
  // Oldest first: a later one was only sent once nothing had come of those before it, and may not have been sent at all.
  for (const attempt of earlier.filter(({ ended_at }) => ended_at === null)) {
    const intentId = attempt.intent_id ?? (await chargeAgain(services, attempt, until))?.id;
    const intent = intentId === undefined ? null : await services.payments.end(intentId);
    if (!intent) continue;
    await finalizeIntent(services, intent);
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'processing')
      throw new CubbyError('PAYMENT_INCOMPLETE', 'Your bank is still deciding about an earlier payment.');
  }
  return null;
}

/** Finds the state of an attempt at the service, also where the answer was lost. It charges nothing. */
export function findAttempt(services: HasPayments & HasClock, attempt: PaymentRow): Promise<PaymentIntent | null> {
  const { payments } = services;
  return attempt.intent_id === null ? payments.findLost(lostOf(services, attempt)) : payments.find(attempt.intent_id);
}
