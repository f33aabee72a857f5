import { subMinutes } from 'date-fns';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { endPayment, listOpenPayments, markPolled, type OpenPayment } from '../../money/payments/attempts.ts';
import type { SendsRefunds } from '../../money/payments/refund-booking.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { finalizeIntent } from './finalize-payment.ts';

const PATIENCE_MINUTES = 2;
/**
 * The time after which a payment counts as abandoned, four times the length of a hold: a traveller who has not
 * confirmed by then does not return.
 */
const ABANDONED_MINUTES = 60;

/**
 * Settles payments without an answer from either browser or webhook. Unfinished ones are cancelled at the payment
 * service, so that they cannot be paid later. Returns how many were settled.
 */
export async function reconcileStalePayments(services: HasCards & SendsRefunds & SerializesBookings): Promise<number> {
  const open = await listOpenPayments(services.database.query, subMinutes(services.now(), PATIENCE_MINUTES));
  return forEachIsolated(services.log, 'settle-forgotten-payments', open, (payment) => settle(services, payment));
}

async function settle(
  services: HasCards & SendsRefunds & SerializesBookings,
  { id, intent_id, created }: OpenPayment,
): Promise<boolean> {
  const { database, payments } = services;
  const now = services.now();
  // Recorded first, so that a failing one moves behind those checked longer ago.
  await markPolled(database.query, id, now);
  const found = await payments.find(intent_id);
  const abandoned = found !== null && found.status !== 'succeeded' && created < subMinutes(now, ABANDONED_MINUTES);
  const intent = abandoned && found.status !== 'ended' ? await payments.end(intent_id) : found;
  if (!intent) return endPayment(database.query, id, 'resource_missing', now);
  await finalizeIntent(services, intent);
  return intent.status !== 'requires_action' && intent.status !== 'processing';
}
