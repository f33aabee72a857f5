import { subMinutes } from 'date-fns';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { endPayment, listOpenPayments, noteAsked, type OpenPayment } from '../../money/payments/attempts.ts';
import type { SendsRefunds } from '../../money/payments/refund-booking.ts';
import { eachInTurn } from '../../platform/jobs/each-in-turn.ts';
import type { PresentsBookings } from '../bookings/record/present-booking.ts';
import { finalizeIntent } from './finalize-payment.ts';

const PATIENCE_MINUTES = 2;
/** Four times as long as a hold lasts: who has not answered their bank by then does not come back. */
const ABANDONED_MINUTES = 60;

/**
 * Settles payments for which neither browser nor webhook came back. Unfinished ones are cancelled at the
 * payment service, so that no money comes of it later. Answers how many were settled.
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
  // Noted first, so that one that fails queues behind those that have waited longer.
  await noteAsked(database.query, id, now);
  const found = await payments.find(intent_id);
  const abandoned = found !== null && found.status !== 'succeeded' && created < subMinutes(now, ABANDONED_MINUTES);
  const intent = abandoned && found.status !== 'ended' ? await payments.end(intent_id) : found;
  if (!intent) return endPayment(database.query, id, 'resource_missing', now);
  await finalizeIntent(services, intent);
  return intent.status !== 'requires_action' && intent.status !== 'processing';
}
