import { subMinutes } from 'date-fns/subMinutes';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { endPayment, listOpenPayments, markPolled, type PaymentRow } from '../../money/payments/attempts.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { findAttempt } from './charge-attempt.ts';
import { finalizeIntent } from './finalize-payment.ts';

const PATIENCE_MINUTES = 2;
/**
 * The time after which a payment counts as abandoned, four times the length of a hold: a traveller who has not
 * confirmed by then does not return.
 */
const ABANDONED_MINUTES = 60;
/** Failures in a row after which the service counts as away: the others wait for the next run. */
const PATIENT_FOR = 5;

/**
 * Settles payments without an answer from either browser or webhook, also where Stripe's own answer was lost. Unfinished ones are cancelled at the payment
 * service, so that they cannot be paid later. Returns how many were settled.
 */
export async function reconcileStalePayments(
  services: HasCards & SendsRefunds & SerializesBookings,
  divide: Divide = undivided,
): Promise<number> {
  const now = services.now();
  const open = await listOpenPayments(services.database.query, now, subMinutes(now, PATIENCE_MINUTES));
  const mine = await divide(open, ({ id }) => id);
  let failures = 0;
  return forEachIsolated(services.log, 'settle-forgotten-payments', mine, async (payment) => {
    if (failures >= PATIENT_FOR) return false;
    failures += 1;
    const isSettled = await settle(services, payment);
    failures = 0;
    return isSettled;
  });
}

async function settle(services: HasCards & SendsRefunds & SerializesBookings, attempt: PaymentRow): Promise<boolean> {
  const { database, payments } = services;
  const { id, intent_id, created } = attempt;
  const now = services.now();
  const isOld = created < subMinutes(now, ABANDONED_MINUTES);
  // Recorded first, so that a failing one moves behind those checked longer ago.
  await markPolled(database.query, id, now);
  const found = await findAttempt(services, attempt);
  const abandoned = found !== null && found.status !== 'succeeded' && isOld;
  const intent = abandoned && found.status !== 'ended' ? await payments.end(found.id) : found;
  if (!intent) {
    // Without an answer, it may still be on its way.
    if (intent_id === null && !isOld) return false;
    return endPayment(database.query, id, intent_id === null ? 'no_answer' : 'resource_missing', now);
  }
  await finalizeIntent(services, intent);
  return intent.status !== 'requires_action' && intent.status !== 'processing';
}
