import { subMinutes } from 'date-fns';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { endPayment, listOpenPayments, noteAsked, type OpenPayment } from '../../money/payments/attempts.ts';
import type { SendsRefunds } from '../../money/payments/refund-booking.ts';
import { eachInTurn } from '../../platform/jobs/each-in-turn.ts';
import type { PresentsBookings } from '../bookings/record/present-booking.ts';
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
export async function settleForgottenPayments(services: HasCards & SendsRefunds & PresentsBookings): Promise<number> {
  const open = await listOpenPayments(services.database.query, subMinutes(services.now(), PATIENCE_MINUTES));
  return eachInTurn(services.log, 'settle-forgotten-payments', open, (payment) => settle(services, payment));
}

async function settle(
  services: HasCards & SendsRefunds & PresentsBookings,
  { id, intent_id, created }: OpenPayment,
): Promise<boolean> {
  const { database, payments } = services;
  const now = services.now();
  // Recorded first, so that a failing one moves behind those checked longer ago.
  await noteAsked(database.query, id, now);
  const found = await payments.find(intent_id);
  const abandoned = found !== null && found.status !== 'succeeded' && created < subMinutes(now, ABANDONED_MINUTES);
  const intent = abandoned && found.status !== 'ended' ? await payments.end(intent_id) : found;
  if (!intent) return endPayment(database.query, id, 'resource_missing', now);
  await finalizeIntent(services, intent);
  return intent.status !== 'requires_action' && intent.status !== 'processing';
}
