import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Commission, CommissionSums } from '../../../contract/structs/commission.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { containing, inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { dayIn, type HasBusinessZone, monthIn } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import type { AccountHost } from '../ledger/host-account.ts';
import { type CommissionRow, commissionRows, listBookingMoney, listInvoiceNumbers } from './store.ts';

type Filter = Pick<QueryOf<Endpoints['listCommissions']>, 'stashpoint_id' | 'ccy_code' | 'from' | 'until'>;

/**
 * Lists a host's account, line by line.
 *
 * @throws CubbyError NOT_FOUND, also for another host's.
 */
export async function listCommissions(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  asked: QueryOf<Endpoints['listCommissions']>,
): Promise<Page<Commission>> {
  const { query } = database;
  const host = await requireHost(query, caller, asked.host_id);
  const { booking_id, q } = asked;
  const matching = selected(query, host, asked, now())
    .$if(booking_id !== undefined, (rows) => rows.where('c.booking_id', '=', booking_id ?? ''))
    .$if(q !== undefined, (rows) => rows.where('c.booking_id', 'ilike', containing((q ?? '').trim())));
  const { ids, total } = await listIds(matching, asked, {
    id: 'c.id',
    columns: { created: 'c.created' },
    by: 'created',
  });
  const rows =
    ids.length === 0 ? [] : await commissionRows(query, host, now()).selectAll().where('c.id', 'in', ids).execute();
  return pageOf(await present(query, inOrder(ids, rows)), total, pagingOf(asked.page, asked.per_page));
}

/**
 * Sums the same by day or month of the business, or by place.
 *
 * @throws CubbyError NOT_FOUND, also for another host's.
 */
export async function sumCommissions(
  { database, now, businessZone }: HasDatabase & HasClock & HasBusinessZone,
  caller: Caller,
  asked: QueryOf<Endpoints['sumCommissions']>,
): Promise<CommissionSums> {
  const { query } = database;
  const host = await requireHost(query, caller, asked.host_id);
  const key = {
    day: dayIn(businessZone, sql`c.created`),
    month: monthIn(businessZone, sql`c.created`),
    place: sql<string>`coalesce(c.stashpoint_id, '')`,
  }[asked.by];
  const part = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(c.amount) filter (where ${condition}), 0)::int8`;
  const rows = await selected(query, host, asked, now())
    .select([key.as('key'), 'c.currency_code'])
    .select([
      sql<string>`coalesce(max(c.stashpoint_name), '')`.as('name'),
      sql<number>`count(distinct c.booking_id)::int`.as('booking_count'),
      part(sql`c.booking_id is not null and not c.is_back`).as('earned'),
      part(sql`c.is_back`).as('taken_back'),
      part(sql`c.booking_id is null`).as('paid_out'),
    ])
    .groupBy([sql`1`, 'c.currency_code'])
    .orderBy(sql`1`, asked.by === 'place' ? 'asc' : 'desc')
    .limit(400)
    .execute();
  return {
    timezone: businessZone,
    items: rows.map(({ currency_code, name, ...row }) => ({
      ...row,
      label: asked.by === 'place' ? name : row.key,
      ...currencyFields(currency_code),
    })),
  };
}

function selected(query: Kysely<Schema>, host: AccountHost, filter: Filter, now: Date) {
  const { stashpoint_id, ccy_code, from, until } = filter;
  return commissionRows(query, host, now)
    .$if(stashpoint_id !== undefined, (rows) => rows.where('c.stashpoint_id', '=', stashpoint_id ?? ''))
    .$if(ccy_code !== undefined, (rows) => rows.where('c.currency_code', '=', ccy_code ?? 'EUR'))
    .$if(from !== undefined, (rows) => rows.where('c.created', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (rows) => rows.where('c.created', '<', new Date(until ?? 0)));
}

async function present(query: Kysely<Schema>, rows: CommissionRow[]): Promise<Commission[]> {
  const bookingIds = [...new Set(rows.flatMap(({ booking_id }) => booking_id ?? []))];
  const entryIds = rows.flatMap(({ entry_id }) => entry_id ?? []);
  const bookings = bookingIds.length === 0 ? [] : await listBookingMoney(query, bookingIds);
  const numbers = entryIds.length === 0 ? [] : await listInvoiceNumbers(query, entryIds);
  return rows.map((row) => {
    const booking = bookings.find(({ id }) => id === row.booking_id);
    return {
      id: row.id,
      created: row.created.toISOString(),
      kind: row.kind,
      amount: row.amount,
      balance: row.balance,
      ...currencyFields(row.currency_code),
      booking: booking
        ? {
            id: booking.id,
            stashpoint_id: row.stashpoint_id ?? '',
            stashpoint_name: row.stashpoint_name ?? '',
            dropoff: booking.dropoff.toISOString(),
            pickup: booking.pickup.toISOString(),
            bag_count: booking.bag_count,
            paid: booking.paid,
            refunded: 0 - booking.refunded,
            refunded_by_host: 0 - booking.by_host,
          }
        : null,
      payout_id: row.payout_id,
      invoice_number: numbers.find(({ ledger_entry_id }) => ledger_entry_id === row.entry_id)?.number ?? null,
    };
  });
}
