import { type Kysely, sql } from 'kysely';
import type { Statement, StatementDocument, StatementMonth } from '../../../contract/structs/invoice.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { dayOf, type HasBusinessZone, monthIn } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { type AccountHost, accountLines } from '../ledger/host-account.ts';
import { linkToPaper } from '../papers/paper-links.ts';

/** @throws CubbyError NOT_FOUND, also for another host's. */
export async function getStatement(
  services: HasDatabase & HasSecret & HasClock & HasBusinessZone,
  caller: Caller,
  id: string,
  named: number | undefined,
): Promise<Statement> {
  const { database, secret, now, businessZone: timezone } = services;
  const host = await requireHost(database.query, caller, id);
  const year = named ?? Number(dayOf(now(), timezone).slice(0, 4));
  const months = await statementMonths(services, host, year);
  return {
    host_id: host.id,
    timezone,
    year,
    months,
    pdf_url: linkToPaper(secret, pathOfStatement(host.id, year), now()),
  };
}

export function pathOfStatement(hostId: string, year: number): string {
  return `/v2/hosts/${hostId}/statement/${year}.pdf`;
}

type Sums = Pick<
  StatementMonth,
  'earned' | 'taken_back' | 'paid_out' | 'returned' | 'invoiced' | 'credited' | 'documents'
>;
const NOTHING: Sums = {
  ...{ earned: 0, taken_back: 0, paid_out: 0, returned: 0, invoiced: 0, credited: 0 },
  documents: [],
};

/** Lists the months of a year with movements or a balance, each currency separately. */
export async function statementMonths(
  { database: { query }, now, businessZone }: HasDatabase & HasClock & HasBusinessZone,
  host: AccountHost,
  year: number,
): Promise<StatementMonth[]> {
  const rows = [
    ...(await accountMonths(query, host, now(), businessZone)),
    ...(await invoiceMonths(query, host.id, businessZone)),
  ];
  const currencies = [...new Set(rows.map(({ currency_code }) => currency_code))].sort();
  return currencies.flatMap((currency) =>
    monthsOf(
      currency,
      rows.filter(({ currency_code }) => currency_code === currency),
      year,
    ),
  );
}

type SumRow = { currency_code: CurrencyCode; period: string } & Partial<Sums>;

function monthsOf(ccy_code: CurrencyCode, rows: SumRow[], year: number): StatementMonth[] {
  const moved = ({ earned = 0, taken_back = 0, paid_out = 0, returned = 0 }: Partial<Sums>) =>
    earned + taken_back + paid_out + returned;
  let balance = rows.filter(({ period }) => period < `${year}-01`).reduce((sum, row) => sum + moved(row), 0);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).flatMap((period) => {
    const own = rows.filter((row) => row.period === period);
    const sums = own.reduce<Sums>(
      (all, row) => ({
        earned: all.earned + (row.earned ?? 0),
        taken_back: all.taken_back + (row.taken_back ?? 0),
        paid_out: all.paid_out + (row.paid_out ?? 0),
        returned: all.returned + (row.returned ?? 0),
        invoiced: all.invoiced + (row.invoiced ?? 0),
        credited: all.credited + (row.credited ?? 0),
        documents: [...all.documents, ...(row.documents ?? [])],
      }),
      NOTHING,
    );
    const opening = balance;
    balance += moved(sums);
    if (own.length === 0) return [];
    return [{ period, ...currencyFields(ccy_code), opening, ...sums, closing: balance }];
  });
}

/** Sums the lines of the account by the month from which they count. */
function accountMonths(query: Kysely<Schema>, host: AccountHost, now: Date, zone: string): Promise<SumRow[]> {
  const part = (wanted: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(a.amount) filter (where ${wanted}), 0)::int8`;
  return query
    .selectFrom(accountLines(host, now).as('a'))
    .select(['a.currency_code', monthIn(zone, sql`a.created`).as('period')])
    .select([
      part(sql`a.booking_id is not null and not a.is_back`).as('earned'),
      part(sql`a.is_back`).as('taken_back'),
      part(sql`a.kind = 'paid_out'`).as('paid_out'),
      part(sql`a.kind = 'returned'`).as('returned'),
    ])
    .groupBy(['a.currency_code', sql`2`])
    .execute();
}

/** Sums invoices and credit notes by the month in which they were issued: a closed year gets no more of them. */
function invoiceMonths(query: Kysely<Schema>, hostId: string, zone: string): Promise<SumRow[]> {
  return query
    .selectFrom('invoices')
    .select(['currency_code', monthIn(zone, sql`issued`).as('period')])
    .select([
      sql<number>`coalesce(sum(gross) filter (where kind = 'invoice'), 0)::int`.as('invoiced'),
      sql<number>`coalesce(sum(gross) filter (where kind = 'credit_note'), 0)::int`.as('credited'),
      sql<
        StatementDocument[]
      >`json_agg(json_build_object('number', number, 'kind', kind, 'gross', gross) order by number)`.as('documents'),
    ])
    .where('host_id', '=', hostId)
    .groupBy(['currency_code', sql`2`])
    .execute();
}
