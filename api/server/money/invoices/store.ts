import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { monthIn } from '../ledger/business-zone.ts';
import type { EarlierInvoice, OpenEntry } from './plan-invoices.ts';

export type InvoiceRow = Selectable<Schema['invoices']> & { corrects: string | null };

/** Lists hosts who have accepted self-billing and completed their tax details. */
export function listSelfBilled(query: Kysely<Schema>) {
  return selfBilled(query).execute();
}

export function findSelfBilled(query: Kysely<Schema>, hostId: string) {
  return selfBilled(query).where('h.id', '=', hostId).executeTakeFirst();
}

function selfBilled(query: Kysely<Schema>) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('host_tax_details as t', 't.host_id', 'h.id')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'u.language'])
    .select(['t.legal_name', 't.address', 't.postal_code', 't.city', 't.country_code', 't.vat_number'])
    .where('h.self_billing_accepted_at', 'is not', null);
}

/** Finds the host whose documents these are. */
export function findPaperHost(query: Kysely<Schema>, id: string) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'h.business_name', 'u.language'])
    .where('h.id', '=', id)
    .executeTakeFirst();
}

export type SelfBilledHost = NonNullable<Awaited<ReturnType<typeof findSelfBilled>>>;

/** Lists what a host earned with stays that ended before `until` and is on no invoice, each row of the ledger. */
export function listOpenEntries(
  query: Kysely<Schema>,
  userId: string,
  until: Date,
  zone: string,
): Promise<OpenEntry[]> {
  return (
    query
      .selectFrom('stashpoints as s')
      .innerJoin('ledger_entries as l', 'l.stashpoint_id', 's.id')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .leftJoin('invoice_entries as e', 'e.ledger_entry_id', 'l.id')
      .select(['l.id', 'b.id as booking_id', 's.id as stashpoint_id', 's.name', 'b.bag_count', 'l.amount'])
      .select(['b.currency_code', monthIn(zone, sql`b.pickup`).as('period')])
      .where('s.host_id', '=', userId)
      .where('l.kind', '=', 'host_share')
      // Damages are no part of the price of a service.
      .where('l.claim_id', 'is', null)
      .where('b.pickup', '<', until)
      .where('e.ledger_entry_id', 'is', null)
      .orderBy('l.id')
      .execute()
  );
}

/** Lists the invoice each of these bookings was first on. */
export async function listFirstInvoices(
  query: Kysely<Schema>,
  hostId: string,
  bookingIds: readonly string[],
): Promise<Map<string, EarlierInvoice>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('invoice_entries as e')
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .select(['e.booking_id', 'i.id', 'i.period', 'i.currency_code'])
    .distinctOn('e.booking_id')
    .where('e.booking_id', '=', sql<string>`any(${bookingIds}::text[])`)
    .where('i.host_id', '=', hostId)
    .where('i.kind', '=', 'invoice')
    .where('i.corrects_id', 'is', null)
    .orderBy('e.booking_id')
    .orderBy('i.sequence')
    .execute();
  return new Map(rows.map(({ booking_id, ...invoice }) => [booking_id, invoice]));
}

/** Lists the newest invoice of each currency. */
export function listLastInvoices(query: Kysely<Schema>, hostId: string): Promise<EarlierInvoice[]> {
  return query
    .selectFrom('invoices')
    .select(['id', 'period', 'currency_code'])
    .distinctOn('currency_code')
    .where('host_id', '=', hostId)
    .where('kind', '=', 'invoice')
    .where('corrects_id', 'is', null)
    .orderBy('currency_code')
    .orderBy('sequence', 'desc')
    .execute();
}

/**
 * Locks a host's number series until the end of the transaction, so that their documents are written one after the
 * other.
 */
export async function lockSeries(transaction: Kysely<Schema>, hostId: string, newCode: string) {
  await transaction
    .insertInto('invoice_series')
    .values({ host_id: hostId, code: newCode })
    .onConflict((conflict) => conflict.column('host_id').doNothing())
    .execute();
  return transaction
    .selectFrom('invoice_series')
    .selectAll()
    .where('host_id', '=', hostId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeSeries(transaction: Kysely<Schema>, hostId: string, last_number: number): Promise<void> {
  await transaction.updateTable('invoice_series').set({ last_number }).where('host_id', '=', hostId).execute();
}

/** The rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_A_STATEMENT = 1000;

export async function insertInvoice(
  transaction: Kysely<Schema>,
  row: Omit<InvoiceRow, 'corrects'>,
  entries: readonly OpenEntry[],
): Promise<void> {
  const { supplier, customer, stashpoints } = row;
  const asText = {
    supplier: JSON.stringify(supplier),
    customer: JSON.stringify(customer),
    stashpoints: JSON.stringify(stashpoints),
  };
  await transaction
    .insertInto('invoices')
    .values({ ...row, ...asText })
    .execute();
  for (let from = 0; from < entries.length; from += ROWS_A_STATEMENT)
    await transaction
      .insertInto('invoice_entries')
      .values(
        entries
          .slice(from, from + ROWS_A_STATEMENT)
          .map(({ id, booking_id }) => ({ ledger_entry_id: id, invoice_id: row.id, booking_id })),
      )
      .execute();
}

export function listInvoicesById(query: Kysely<Schema>, ids: readonly string[]): Promise<InvoiceRow[]> {
  return query
    .selectFrom('invoices as i')
    .leftJoin('invoices as c', 'c.id', 'i.corrects_id')
    .selectAll('i')
    .select('c.number as corrects')
    .where('i.id', 'in', ids)
    .execute();
}

export async function findInvoice(query: Kysely<Schema>, id: string): Promise<InvoiceRow | undefined> {
  return (await listInvoicesById(query, [id]))[0];
}

/** Lists what each invoice is for, booking by booking; `ids` are of the invoice and the booking. */
export function listLinesById(query: Kysely<Schema>, ids: readonly string[]) {
  return invoiceLines(query)
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .innerJoin('ledger_entries as l', 'l.id', 'e.ledger_entry_id')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'l.stashpoint_id')
    .select([LINE_ID.as('id'), 'i.number', 'i.currency_code', 'b.id as booking_id', 's.id as stashpoint_id', 's.name'])
    .select(['b.dropoff', 'b.pickup', 'b.bag_count', sql<number>`sum(l.amount)::int8`.as('amount')])
    .where(LINE_ID, 'in', ids)
    .groupBy(['e.invoice_id', 'e.booking_id', 'i.number', 'i.currency_code', 'b.id', 's.id'])
    .execute();
}

/** The id of a line: of its invoice and its booking. */
export const LINE_ID = sql<string>`(e.invoice_id || '-' || e.booking_id)`;

export function invoiceLines(query: Kysely<Schema>) {
  return query.selectFrom('invoice_entries as e');
}
