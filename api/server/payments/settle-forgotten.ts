import { subMinutes } from 'date-fns';
import type { Services } from '../services.ts';
import { finalizeIntent } from './finalize-payment.ts';
import { listForgottenPayments } from './store.ts';

const PATIENCE_MINUTES = 2;

/** Asks what became of payments for which neither browser nor webhook came back. */
export async function settleForgottenPayments(services: Services): Promise<number> {
  const forgotten = await listForgottenPayments(services.database.query, subMinutes(services.now(), PATIENCE_MINUTES));
  for (const { intent_id } of forgotten) await finalizeIntent(services, await services.payments.find(intent_id));
  return forgotten.length;
}
