import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Invoice, InvoiceLine } from '../../../contract/structs/invoice.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { containing, inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { serializeInvoice } from './serialize-invoice.ts';
import { invoiceLines, LINE_ID, listInvoicesById, listLinesById } from './store.ts';

/** Lists a host's invoices; for staff those of all hosts when none is named. */
export async function listInvoices(
  { database, secret, now }: HasDatabase & HasSecret & HasClock,
  caller: Caller,
  asked: QueryOf<Endpoints['listInvoices']>,
): Promise<Page<Invoice>> {
  const { query } = database;
  const all = asked.host_id === undefined && caller.scopes.includes('money:all');
  const hostId = all ? null : (await requireHost(query, caller, asked.host_id)).id;
  const { q, kind, ccy_code, from, to } = asked;
  const matching = query
    .selectFrom('invoices as i')
    .$if(hostId !== null, (rows) => rows.where('i.host_id', '=', hostId ?? ''))
    .$if(q !== undefined, (rows) => rows.where('i.number', 'ilike', containing((q ?? '').trim())))
    .$if(kind !== undefined, (rows) => rows.where('i.kind', '=', kind ?? 'invoice'))
    .$if(ccy_code !== undefined, (rows) => rows.where('i.currency_code', '=', ccy_code ?? 'EUR'))
    .$if(from !== undefined, (rows) => rows.where('i.period', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('i.period', '<=', to ?? ''));
  const columns = { issued: 'i.issued', number: 'i.sequence', gross: 'i.gross' };
  const { ids, total } = await listIds(matching, asked, { id: 'i.id', columns, by: 'number' });
  const rows = ids.length === 0 ? [] : await listInvoicesById(query, ids);
  const items = inOrder(ids, rows).map((row) => serializeInvoice(secret, row, now()));
  return pageOf(items, total, pagingOf(asked.page, asked.per_page));
}

/** Lists what a host's invoices are for, booking by booking. */
export async function listInvoiceLines(
  { database }: HasDatabase,
  caller: Caller,
  asked: QueryOf<Endpoints['listInvoiceLines']>,
): Promise<Page<InvoiceLine>> {
  const { query } = database;
  const host = await requireHost(query, caller, asked.host_id);
  const { invoice_id } = asked;
  const matching = invoiceLines(query)
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .where('i.host_id', '=', host.id)
    .$if(invoice_id !== undefined, (rows) => rows.where('i.id', '=', invoice_id ?? ''))
    .select(LINE_ID.as('line'))
    .distinct();
  const { ids, total } = await listIds(query.selectFrom(matching.as('l')), asked, {
    id: 'l.line',
    columns: { id: 'l.line' },
    by: 'id',
    order: 'ASC',
  });
  const rows = ids.length === 0 ? [] : await listLinesById(query, ids);
  const items = inOrder(ids, rows).map(({ currency_code, name, dropoff, pickup, ...line }) => ({
    ...line,
    stashpoint_name: name,
    dropoff: dropoff.toISOString(),
    pickup: pickup.toISOString(),
    ...currencyFields(currency_code),
  }));
  return pageOf(items, total, pagingOf(asked.page, asked.per_page));
}
