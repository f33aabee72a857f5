import type { Kysely } from 'kysely';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

/** Records that a host accepts self-billing. The agreement cannot be withdrawn. */
export async function acceptSelfBilling(
  transaction: Kysely<Schema>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  const written = await transaction
    .updateTable('hosts')
    .set({ self_billing_accepted_at: now })
    .where('id', '=', id)
    .where('self_billing_accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  await recordChange(transaction, {
    caller,
    action: 'self_billing_accepted',
    entity: 'host',
    id,
    before: null,
    after: { self_billing_accepted_at: now.toISOString() },
    now,
  });
}
