import type { Insertable, Kysely, QueryCreator } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Refund = Pick<Insertable<Schema['refunds']>, 'id' | 'booking_id' | 'payment_id' | 'amount' | 'created'>;

/** Inserts refunds that `sendRefunds` will send. */
export function insertRefunds(query: QueryCreator<Schema>, refunds: readonly Refund[]) {
  return query
    .insertInto('refunds')
    .values(refunds.map((refund) => ({ ...refund, status: 'pending' as const, settled_at: null })));
}

/** Writes a refund that was made in the payment service's dashboard, or what is left of it. */
export async function writeOutsideRefund(transaction: Kysely<Schema>, refund: Refund): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({ ...refund, status: 'succeeded', made_outside: true, settled_at: refund.created })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ amount: refund.amount }))
    .execute();
}
