import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { LEDGER_PARTS, type LedgerPart, PARTS_OF_LEDGER } from '../../../contract/rules/ledger-parts.ts';
import type { LedgerKind } from '../../../contract/rules/settlement.ts';
import type { LedgerEntry, LedgerSums } from '../../../contract/structs/ledger-entry.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { pageOf } from '../../platform/http/page.ts';
import { dayOf, endOfDay, type HasBusinessZone, startOfDay } from './business-zone.ts';
import { currencyFields } from './currency-fields.ts';

type Filter = QueryOf<Endpoints['sumLedgerEntries']>;

/** Lists rows of the ledger, by default the newest first. */
export async function listLedgerEntries(
  { database: { query }, businessZone }: HasDatabase & HasBusinessZone,
  asked: QueryOf<Endpoints['listLedgerEntries']>,
): Promise<Page<LedgerEntry>> {
  const booking_id = asked.booking_id ?? asked.q?.trim().toUpperCase();
  const filter = { ...asked, ...(booking_id && { booking_id }) };
  const { ids, total } = await listIds(matching(query, filter, businessZone), asked, {
    id: 'l.id',
    columns: { created: 'l.created', amount: 'l.amount' },
    by: 'created',
    isNumbered: true,
  });
  const rows = ids.length === 0 ? [] : await findEntries(query, ids);
  const items = inOrder(ids.map(String), rows).map(
    ({ created, currency_code, stashpoint_id, stashpoint_name, ...row }) => ({
      ...row,
      created: created.toISOString(),
      day: dayOf(created, businessZone),
      part: partOf(row.kind),
      ...currencyFields(currency_code),
      stashpoint: stashpoint_id === null ? null : { id: stashpoint_id, name: stashpoint_name ?? '' },
    }),
  );
  return pageOf(items, total, pagingOf(asked.page, asked.per_page));
}

/** Sums the same rows by part and currency. */
export async function sumLedgerEntries(
  { database: { query }, businessZone }: HasDatabase & HasBusinessZone,
  filter: Filter,
): Promise<LedgerSums> {
  const sums = await sumByKind(matching(query, filter, businessZone));
  const codes = [...new Set(sums.map(({ currency_code }) => currency_code))].sort();
  const items = LEDGER_PARTS.flatMap((part) =>
    codes.flatMap((code) => {
      const own = sums.filter(({ currency_code, kind }) => currency_code === code && partOf(kind) === part);
      if (own.length === 0) return [];
      const add = (field: 'amount' | 'entry_count') => own.reduce((sum, each) => sum + each[field], 0);
      return [{ part, ...currencyFields(code), entry_count: add('entry_count'), amount: add('amount') }];
    }),
  );
  return { timezone: businessZone, items };
}

function partOf(kind: LedgerKind): LedgerPart {
  const found = LEDGER_PARTS.find((part) => (PARTS_OF_LEDGER[part] as readonly LedgerKind[]).includes(kind));
  if (!found) throw new Error(`Rows of the kind ${kind} belong to no part.`);
  return found;
}

function matching(query: Kysely<Schema>, { part, ccy_code, booking_id, since, until }: Filter, zone: string) {
  return query
    .selectFrom('ledger_entries as l')
    .$if(part !== undefined, (rows) => rows.where('l.kind', 'in', PARTS_OF_LEDGER[part ?? 'takings']))
    .$if(ccy_code !== undefined, (rows) => rows.where('l.currency_code', '=', ccy_code ?? 'EUR'))
    .$if(booking_id !== undefined, (rows) => rows.where('l.booking_id', '=', booking_id ?? ''))
    .$if(since !== undefined, (rows) => rows.where('l.created', '>=', startOfDay(since ?? '', zone)))
    .$if(until !== undefined, (rows) => rows.where('l.created', '<', endOfDay(until ?? '', zone)));
}

function sumByKind(rows: SelectQueryBuilder<Schema & { l: Schema['ledger_entries'] }, 'l', object>) {
  return rows
    .select(['l.kind', 'l.currency_code'])
    .$narrowType<{ currency_code: CurrencyCode }>()
    .select([sql<number>`count(*)::int`.as('entry_count'), sql<number>`sum(l.amount)::int8`.as('amount')])
    .groupBy(['l.kind', 'l.currency_code'])
    .execute();
}

function findEntries(query: Kysely<Schema>, ids: readonly string[]) {
  return query
    .selectFrom('ledger_entries as l')
    .leftJoin('stashpoints as s', 's.id', 'l.stashpoint_id')
    .select(sql<string>`l.id::text`.as('id'))
    .select(['l.created', 'l.kind', 'l.amount', 'l.currency_code', 'l.booking_id', 'l.payout_id', 'l.stashpoint_id'])
    .$narrowType<{ currency_code: CurrencyCode }>()
    .select(['s.name as stashpoint_name', sql<string | null>`coalesce(l.claim_id, l.incident_id)`.as('incident_id')])
    .where('l.id', 'in', ids.map(Number))
    .execute();
}
