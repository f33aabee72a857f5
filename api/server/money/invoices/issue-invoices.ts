import type { Kysely } from 'kysely';
import { lastDayOf } from '../../../contract/rules/months.ts';
import { payoutCutoff } from '../../../contract/rules/payouts.ts';
import { splitVat, vatOf } from '../../../contract/rules/vat.ts';
import type { InvoiceStashpoint } from '../../../contract/structs/invoice.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { invoiceMail } from '../../../mails/money-texts.ts';
import type { MailedPerson } from '../../../mails/texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeMoneyMail } from '../../catalogue/hosts/write-money-mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { hexId, readableId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { customerOf, supplierOf } from './invoice-parties.ts';
import { type OpenEntry, type PlannedInvoice, planInvoices } from './plan-invoices.ts';
import {
  findInvoice,
  findSelfBilled,
  type InvoiceRow,
  insertInvoice,
  listFirstInvoices,
  listLastInvoices,
  listOpenEntries,
  listSelfBilled,
  lockSeries,
  type SelfBilledHost,
  writeSeries,
} from './store.ts';

type IssuesInvoices = HasDatabase & HasClock & HasConfig & HasBusinessZone;

/**
 * Issues the invoices of hosts who have accepted self-billing, for stays that ended before this month. Each host's are
 * written together or not at all, and what is invoiced is recorded row by row of the ledger, so that running again, or
 * on two servers at once, or after a crash anywhere, writes nothing twice and leaves no gap in the numbers. Returns the
 * number of hosts.
 */
export async function issueInvoices(services: IssuesInvoices & HasLog): Promise<number> {
  const hosts = await listSelfBilled(services.database.query);
  const turns = hosts.map(({ id }) => ({ host: id }));
  return forEachIsolated(services.log, 'issue-invoices', turns, ({ host }) => issueInvoicesOf(services, host));
}

/** Issues one host's invoices; false where there is nothing to invoice, or they have not accepted self-billing. */
export async function issueInvoicesOf(services: IssuesInvoices, hostId: string): Promise<boolean> {
  const { database, now: clock, businessZone } = services;
  const now = clock();
  const host = await findSelfBilled(database.query, hostId);
  if (!host) return false;
  // In most hours of a month there is nothing to invoice, which can be checked without a lock.
  if ((await planFor(database.query, host, now, businessZone)).length === 0) return false;
  return database.transaction(async (transaction) => {
    const series = await lockSeries(transaction, host.id, readableId(5));
    const planned = await planFor(transaction, host, now, businessZone);
    const written = new Map<PlannedInvoice, InvoiceRow>();
    const linkFor = await linkToConsole(services, transaction, host.user_id, '/invoices');
    let sequence = series.last_number;
    for (const paper of planned) {
      sequence += 1;
      const number = `${series.code}-${String(sequence).padStart(4, '0')}`;
      const corrected = await correctedBy(transaction, paper, written);
      const row = rowOf(services, host, paper, corrected, { number, sequence, now });
      await insertInvoice(transaction, row, paper.entries);
      const paperRow = { ...row, corrects: corrected?.number ?? null };
      written.set(paper, paperRow);
      const mailFor = (reader: MailedPerson) => invoiceMail(reader, { ...paperRow, link: linkFor(reader) });
      await writeMoneyMail(services, transaction, host.id, mailFor);
    }
    await writeSeries(transaction, host.id, sequence);
    return planned.length > 0;
  });
}

async function planFor(
  query: Kysely<Schema>,
  host: SelfBilledHost,
  now: Date,
  zone: string,
): Promise<PlannedInvoice[]> {
  const entries = await listOpenEntries(query, host.user_id, payoutCutoff(now, zone), zone);
  const bookings = [...new Set(entries.map(({ booking_id }) => booking_id))];
  return planInvoices(
    entries,
    await listFirstInvoices(query, host.id, bookings),
    await listLastInvoices(query, host.id),
  );
}

async function correctedBy(
  transaction: Kysely<Schema>,
  { corrects }: PlannedInvoice,
  written: ReadonlyMap<PlannedInvoice, InvoiceRow>,
): Promise<InvoiceRow | undefined> {
  if (!corrects) return undefined;
  return 'id' in corrects ? findInvoice(transaction, corrects.id) : written.get(corrects);
}

/** Builds the row of an invoice. A credit note has the tax, address and wording of the invoice it corrects. */
function rowOf(
  { config }: HasConfig,
  host: SelfBilledHost,
  { kind, currency_code, period, entries }: PlannedInvoice,
  corrected: InvoiceRow | undefined,
  { number, sequence, now }: { number: string; sequence: number; now: Date },
) {
  const supplier = corrected?.supplier ?? supplierOf(host);
  const customer = corrected?.customer ?? customerOf(config.operator);
  const { treatment, rate } = corrected
    ? { treatment: corrected.vat_treatment, rate: corrected.vat_rate }
    : vatOf(supplier, customer, lastDayOf(period));
  const gross = entries.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: hexId(12),
    host_id: host.id,
    kind,
    number,
    sequence,
    corrects_id: corrected?.id ?? null,
    period,
    currency_code,
    ...splitVat(gross, rate),
    gross,
    vat_rate: rate,
    vat_treatment: treatment,
    language: corrected?.language ?? languageOf(host.language),
    booking_count: new Set(entries.map(({ booking_id }) => booking_id)).size,
    supplier,
    customer,
    stashpoints: stashpointsOf(entries),
    issued: now,
  };
}

function stashpointsOf(entries: readonly OpenEntry[]): InvoiceStashpoint[] {
  const byStashpoint = Map.groupBy(entries, ({ stashpoint_id }) => stashpoint_id);
  return [...byStashpoint].map(([stashpoint_id, rows]) => {
    const bookings = new Map(rows.map(({ booking_id, bag_count }) => [booking_id, bag_count]));
    return {
      stashpoint_id,
      name: rows[0]?.name ?? '',
      booking_count: bookings.size,
      bag_count: [...bookings.values()].reduce((sum, count) => sum + count, 0),
      gross: rows.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}
