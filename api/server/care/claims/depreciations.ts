import { type Kysely, sql } from 'kysely';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { ClaimItemKind } from '../../../contract/rules/claims.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Depreciation } from '../../../contract/structs/claim.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';

function rows(query: Kysely<Schema>) {
  return query.selectFrom('depreciations as d').select(['d.kind as id', 'd.kept', 'd.version']);
}

/** Lists the remaining value of each kind of item by age. */
export async function listDepreciations(
  { database: { query } }: HasDatabase,
  asked: QueryOf<Endpoints['listDepreciations']>,
): Promise<Page<Depreciation>> {
  const order = { id: 'd.kind', columns: { id: 'd.kind' }, by: 'id', order: 'ASC' as const };
  const { ids, total } = await listIds(query.selectFrom('depreciations as d'), asked, order);
  return pageOf(inOrder(ids, await rows(query).execute()), total, pagingOf(asked.page, asked.per_page));
}

/**
 * Changes what a kind of item is still worth by its age. Claims that were decided keep their amounts.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT.
 */
export async function updateDepreciation(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  kind: ClaimItemKind,
  { kept, expected_version }: BodyOf<Endpoints['updateDepreciation']>,
): Promise<Depreciation> {
  return database.transaction(async (transaction) => {
    const known = await rows(transaction).where('d.kind', '=', kind).forUpdate().executeTakeFirst();
    if (!known) throw new CubbyError('NOT_FOUND', 'There is no such kind of item.');
    requireVersion(known, expected_version);
    const difference = differenceOf({ kept: known.kept }, { kept });
    if (!difference) return known;
    await transaction
      .updateTable('depreciations')
      .set({ kept, version: sql`version + 1` })
      .where('kind', '=', kind)
      .execute();
    const entry = { action: 'updated', entity: 'depreciation', id: kind } as const;
    await recordChange(transaction, { caller, ...entry, ...difference, now: now() });
    return { ...known, kept, version: known.version + 1 };
  });
}
