import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Refund = Pick<Insertable<Schema['refunds']>, 'id' | 'booking_id' | 'payment_id' | 'amount' | 'created'>;

/** Writes refunds that `sendRefunds` will send. */
export async function writeRefunds(transaction: Kysely<Schema>, refunds: readonly Refund[]): Promise<void> {
  const rows = refunds.map((refund) => ({ ...refund, status: 'pending' as const, settled_at: null }));
  await transaction.insertInto('refunds').values(rows).execute();
}

/** Writes a refund that was made in the payment service's dashboard, or what is left of it. */
export async function writeOutsideRefund(transaction: Kysely<Schema>, refund: Refund): Promise<void> {
  await transaction
    .insertInto('refunds')
    .values({ ...refund, status: 'succeeded', made_outside: true, settled_at: refund.created })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ amount: refund.amount }))
    .execute();
}
