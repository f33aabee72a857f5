import { type Kysely, sql } from 'kysely';
import type { PaymentProvider } from '../../../contract/vocabulary/payment-providers.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasPayments } from './gateway.ts';

/** Selects a person's customer at the payment service; null before they have opened its form. */
export function paymentCustomerOf(provider: PaymentProvider, userId: string | null) {
  return sql<string | null>`(select id from payment_customers where provider = ${provider} and user_id = ${userId})`;
}

async function findPaymentCustomer(query: Kysely<Schema>, provider: PaymentProvider, userId: string) {
  const row = await query.selectNoFrom(paymentCustomerOf(provider, userId).as('id')).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Opens a person's saved cards to the payment form. A person without a customer at the service, or whose customer was
 * deleted there, gets a new one.
 */
export async function openKeptCards(services: HasDatabase & HasClock & HasPayments, userId: string): Promise<string> {
  const { payments, database } = services;
  const known = await findPaymentCustomer(database.query, payments.provider, userId);
  const opened = known && (await payments.openKeptCards(known));
  if (opened) return opened;
  if (known) await database.query.deleteFrom('payment_customers').where('id', '=', known).execute();
  const created = await payments.createCustomer(userId);
  const secret = await payments.openKeptCards(await claim(services, userId, created));
  if (!secret) throw new Error('The payment service cannot find the customer it has just created.');
  return secret;
}

/**
 * Stores a new customer. Of two tabs that open one at once, the first counts; the other's is to be deleted. Returns the
 * one that counts.
 */
async function claim(
  { payments, database, now }: HasDatabase & HasClock & HasPayments,
  userId: string,
  id: string,
): Promise<string> {
  const row = { id, provider: payments.provider, created: now() };
  const claimed = await database.query
    .insertInto('payment_customers')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.columns(['provider', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (claimed) return id;
  await database.query
    .insertInto('payment_customers')
    .values({ ...row, user_id: null })
    .execute();
  return (await findPaymentCustomer(database.query, payments.provider, userId)) ?? id;
}

/** Detaches the cards of a person who deletes their account; the job below has them deleted at the service too. */
export async function releasePaymentCustomers(query: Kysely<Schema>, userId: string): Promise<void> {
  await query.updateTable('payment_customers').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Has the payment service delete the customers of deleted accounts, with their cards. Returns how many. */
export async function forgetPaymentCustomers({
  payments,
  database,
  log,
}: HasDatabase & HasPayments & HasLog): Promise<number> {
  const gone = await database.query
    .selectFrom('payment_customers')
    .select('id')
    .where('user_id', 'is', null)
    .where('provider', '=', payments.provider)
    .orderBy('created')
    .limit(100)
    .execute();
  return forEachIsolated(log, 'forget-payment-customers', gone, async ({ id }) => {
    await payments.forgetCustomer(id);
    await database.query.deleteFrom('payment_customers').where('id', '=', id).execute();
    return true;
  });
}
