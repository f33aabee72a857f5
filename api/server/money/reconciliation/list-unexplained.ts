import { sql } from 'kysely';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Unexplained } from '../../../contract/structs/reconciliation.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { containing, inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import type { HasPayments } from '../payments/gateway.ts';
import { listUnexplainedById, type UnexplainedRow } from './store.ts';

export async function listUnexplained(
  { database, payments }: HasDatabase & HasPayments,
  asked: QueryOf<Endpoints['listUnexplained']>,
): Promise<Page<Unexplained>> {
  const { query } = database;
  const { q, kind, booking_id, settled } = asked;
  const matching = query
    .selectFrom('unexplained as x')
    .$if(q !== undefined, (rows) =>
      rows.where((or) =>
        or.or([or('x.subject', 'ilike', containing((q ?? '').trim())), or('x.booking_id', '=', (q ?? '').trim())]),
      ),
    )
    .$if(kind !== undefined, (rows) => rows.where('x.kind', '=', kind ?? 'not_in_ledger'))
    .$if(booking_id !== undefined, (rows) => rows.where('x.booking_id', '=', booking_id ?? ''))
    .$if(settled !== undefined, (rows) => rows.where('x.settled_at', settled ? 'is not' : 'is', null));
  const columns = { found: 'x.found', occurred: 'x.occurred' };
  const { ids, total } = await listIds(matching, asked, { id: 'x.id', columns, by: 'found' });
  const rows = ids.length === 0 ? [] : await listUnexplainedById(query, ids);
  const items = inOrder(ids, rows).map((row) => serializeUnexplained(payments, row));
  return pageOf(items, total, pagingOf(asked.page, asked.per_page));
}

/**
 * Records the explanation of a difference.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT where its sums have changed since, or it is settled.
 */
export async function settleUnexplained(
  { database, payments, now }: HasDatabase & HasPayments & HasClock,
  caller: Caller,
  id: string,
  { note, expected_version }: BodyOf<Endpoints['settleUnexplained']>,
): Promise<Unexplained> {
  const settled = await database.transaction(async (transaction) => {
    await transaction.selectFrom('unexplained').select('id').where('id', '=', id).forUpdate().execute();
    const [row] = await listUnexplainedById(transaction, [id]);
    if (!row) throw new CubbyError('NOT_FOUND', 'Record not found.');
    requireVersion(row, expected_version);
    if (row.settled_at) throw new CubbyError('CONFLICT', 'This difference has already been explained.');
    const at = now();
    await transaction
      .updateTable('unexplained')
      .set({ settled_at: at, settled_by: caller.userId, note, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, {
      caller,
      action: 'settled',
      entity: 'unexplained',
      id,
      before: null,
      after: { note },
      now: at,
    });
    return listUnexplainedById(transaction, [id]);
  });
  return serializeUnexplained(payments, settled[0] as UnexplainedRow);
}

function serializeUnexplained(payments: HasPayments['payments'], row: UnexplainedRow): Unexplained {
  const { currency_code, settled_by_name, occurred, found, settled_at, ...same } = row;
  return {
    ...same,
    ...currencyFields(currency_code),
    occurred: occurred.toISOString(),
    found: found.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    settled_by: settled_by_name,
    service_url: payments.dashboardUrl(row.subject),
  };
}
