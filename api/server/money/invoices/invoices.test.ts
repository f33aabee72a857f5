import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { drawStatement } from '../../../papers/invoice/draw-statement.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { issueInvoices } from './issue-invoices.ts';

const OPERATOR = {
  name: 'Cubby Operations Ltd',
  address: '1 Shelf Street, London',
  register: null,
  authority: null,
  mediator: null,
  country: 'GB',
  vatNumber: 'GB980780684',
  legalTextsRead: false,
};
const DETAILS = {
  legal_name: 'Compiler Café Ltd',
  address: '12 Euston Road',
  postal_code: 'NW1 2AA',
  city: 'London',
  country_code: 'GB',
};

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer({ operator: OPERATOR });
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const DECEMBER = '2026-12-01T00:07:00Z';

async function hostWithStashpoint(commission = 600) {
  const session = await createSession(server, 'host');
  const person = {
    email: session.user.email,
    first_name: 'Grace',
    last_name: 'Hopper',
    phone_number: '+44 20 7946 0018',
  };
  const id = session.user.id.slice(0, 12);
  await server.database.query
    .insertInto('hosts')
    .values({
      id,
      user_id: session.user.id,
      business_name: 'Compiler Café',
      accepted_tos_at: null,
      created: new Date(),
    })
    .execute();
  const columns = { first_day_commission: commission, name: 'Euston Road Café' };
  const stashpoint = await createStashpoint(server, { hostId: session.user.id, columns });
  return { id, person, stashpoint, client: server.clientOf(session.token) };
}

async function billedHost(details: object = {}) {
  const host = await hostWithStashpoint();
  await host.client.updateTaxDetails({
    params: { id: 'me' },
    body: { ...DETAILS, ...details, accept_self_billing: true, expected_version: 0 },
  });
  return host;
}

const invoicesOf = async ({ client }: Awaited<ReturnType<typeof hostWithStashpoint>>) =>
  (await client.listInvoices({ query: { order: 'ASC' } })).items;

async function textOf(url: string): Promise<string> {
  const reply = await fetch(server.url + url);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  const [first = ''] = await pagesOf(await reply.arrayBuffer());
  return first;
}

/** Returns the text of each page of a PDF. */
async function pagesOf(pdf: ArrayBuffer | Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return text.replace(/[\s\u00a0\u2009]+/g, ' ');
    }),
  );
}

describe('invoices of hosts', () => {
  it('are issued once a month in the host’s name, numbered without gaps, and emailed', async () => {
    const host = await billedHost({ vat_number: 'gb 980 780 684' });
    const booking = await createBooking(server, traveller, host.stashpoint);
    expect(await issueInvoices(server.services)).toBe(0);
    server.setNow(DECEMBER);
    expect(await issueInvoices(server.services)).toBe(1);
    expect(await issueInvoices(server.services)).toBe(0);
    const [invoice, ...others] = await invoicesOf(host);
    expect(others).toEqual([]);
    const found = await server.clientOf(staff.token).listHosts({ query: { q: String(invoice?.number).toLowerCase() } });
    expect(found.items.map(({ id }) => id)).toEqual([host.id]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-0001$/),
      corrects: null,
      period: '2026-11',
      from: '2026-11-01',
      to: '2026-11-30',
      gross: 1200,
      net: 1000,
      vat: 200,
      vat_rate: 2000,
      vat_treatment: 'domestic',
      supplier: { name: 'Compiler Café Ltd', address: ['12 Euston Road', 'NW1 2AA London'], vat_number: 'GB980780684' },
      customer: { name: 'Cubby Operations Ltd', country_code: 'GB' },
      places: [{ name: 'Euston Road Café', booking_count: 1, bag_count: 2, gross: 1200 }],
    });
    const lines = await host.client.listInvoiceLines({ query: { invoice_id: invoice?.id ?? '' } });
    expect(lines.items).toMatchObject([{ booking_id: booking.id, amount: 1200, number: invoice?.number }]);
    const mail = await server.database.query
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', host.person.email)
      .where('subject', 'like', 'Invoice %')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`Invoice ${invoice?.number} for November 2026`);
    expect(mail.body).toContain('£12.00');
  });

  it('cover what the host’s figures show as earned in the month, whenever it was paid', async () => {
    const host = await billedHost();
    const stay = (day: string) => ({ dropoff: `${day}T09:00:00Z`, pickup: `${day}T17:00:00Z` });
    server.setNow('2026-10-20T10:00:00Z');
    await createBooking(server, traveller, host.stashpoint, { ...stay('2026-11-02'), bag_count: 1 });
    server.setNow(TEST_NOW);
    await createBooking(server, traveller, host.stashpoint, { ...stay('2026-11-30'), bag_count: 2 });
    await createBooking(server, traveller, host.stashpoint, { ...stay('2026-12-01'), bag_count: 4 });
    server.setNow(DECEMBER);
    await issueInvoices(server.services);
    const [invoice] = await invoicesOf(host);
    const query = { since: '2026-11-01', until: '2026-11-30' };
    const { currencies } = await host.client.getStashpointEarnings({ params: { id: 'me' }, query });
    expect(invoice?.gross).toBe(1800);
    expect(currencies).toMatchObject([{ ccy_code: 'GBP', current: 1800, previous: 0 }]);
  });

  it('are PDFs with what the law requires, behind a link that is valid for an hour', async () => {
    const host = await billedHost({ vat_number: 'GB980780684' });
    await createBooking(server, traveller, host.stashpoint);
    server.setNow(DECEMBER);
    await issueInvoices(server.services);
    const [invoice] = await invoicesOf(host);
    const text = await textOf(invoice?.pdf_url ?? '');
    for (const words of [
      'Invoice',
      'Self-billing',
      invoice?.number ?? '',
      'Compiler Café Ltd',
      'NW1 2AA London',
      'United Kingdom',
      'VAT number: GB980780684',
      'Cubby Operations Ltd',
      '1 – 30 November 2026',
      'VAT 20%',
      '£10.00',
      '£2.00',
      '£12.00',
      'The VAT shown is your output tax due to HMRC.',
      'on behalf of the supplier',
    ])
      expect(text).toContain(words);
    const url = invoice?.pdf_url ?? '';
    const forged = url.replace(/key=./, (start) => (start === 'key=_' ? 'key=-' : 'key=_'));
    expect((await fetch(server.url + forged)).status).toBe(404);
    server.setNow('2026-12-01T01:08:00Z');
    expect((await fetch(server.url + url)).status).toBe(404);
  });

  it('wait for the host’s consent, which only the host can give, and follow it at once', async () => {
    const host = await hostWithStashpoint();
    await createBooking(server, traveller, host.stashpoint);
    server.setNow('2026-12-05T00:07:00Z');
    expect(await issueInvoices(server.services)).toBe(0);
    const params = { id: host.id };
    const agree = { ...DETAILS, accept_self_billing: true as const };
    await expect(admin().updateTaxDetails({ params, body: agree })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    expect(await admin().updateTaxDetails({ params, body: DETAILS })).toMatchObject({ missing: ['AGREEMENT'] });
    const body = { accept_self_billing: true as const };
    expect(await host.client.updateTaxDetails({ params: { id: 'me' }, body })).toMatchObject({ missing: [] });
    expect(await invoicesOf(host)).toMatchObject([
      { period: '2026-11', vat_treatment: 'not_registered', vat: 0, net: 1200, gross: 1200 },
    ]);
  });

  it.each([
    ['no number of that country', { vat_number: 'GB980780685' }, 'vat_number', 'INVALID_DATA'],
    ['a country that is none', { country_code: 'gb' }, 'country_code', 'INVALID_DATA'],
    ['a name of blanks', { legal_name: '  ' }, 'legal_name', 'INVALID_DATA'],
    ['a NUL', { city: 'Lon\u0000don' }, 'city', 'INVALID_DATA'],
  ])('refuse %s', async (_, wrong, field, id) => {
    const host = await hostWithStashpoint();
    const sent = host.client.updateTaxDetails({ params: { id: 'me' }, body: { ...DETAILS, ...wrong } });
    await expect(sent).rejects.toMatchObject({ errors: { [field]: [id] } });
  });

  it('are corrected by a credit note with their number, and never changed', async () => {
    const host = await billedHost({ country_code: 'DE', vat_number: 'DE136695976' });
    const booking = await createBooking(server, traveller, host.stashpoint);
    server.setNow(DECEMBER);
    await issueInvoices(server.services);
    const refund = { amount: 500, borne_by: 'host' as const, to: 'source' as const, reason: 'The bag was wet.' };
    await admin().createRefund({ body: { booking_id: booking.id, ...refund } });
    expect(await issueInvoices(server.services)).toBe(1);
    const [invoice, note] = await invoicesOf(host);
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: invoice?.number.replace('0001', '0002'),
      corrects: invoice?.number,
      period: '2026-11',
      gross: -500,
      vat_treatment: 'outside_scope',
    });
    expect(await textOf(note?.pdf_url ?? '')).toContain(`Corrects invoice ${invoice?.number}`);
    for (const statement of ['update invoices set gross = 1', 'delete from invoices', 'delete from invoice_entries'])
      await expect(server.database.executeSql(statement)).rejects.toThrow('never changed');
  });

  it('are inaccessible to everyone else', async () => {
    const host = await billedHost();
    const other = await billedHost();
    await createBooking(server, traveller, host.stashpoint);
    server.setNow(DECEMBER);
    await issueInvoices(server.services);
    expect(await invoicesOf(other)).toEqual([]);
    await expect(other.client.listInvoices({ query: { host_id: host.id } })).rejects.toMatchObject({ status: 404 });
    await expect(other.client.getStatement({ params: { id: host.id }, query: { year: 2026 } })).rejects.toMatchObject({
      status: 404,
    });
    const clerk = server.clientOf(traveller.token);
    await expect(clerk.listInvoices({})).rejects.toMatchObject({ status: 403 });
  });

  it('are issued once by two servers at once', async () => {
    const host = await billedHost();
    for (let turn = 0; turn < 3; turn += 1) await createBooking(server, traveller, host.stashpoint);
    server.setNow(DECEMBER);
    await Promise.all(Array.from({ length: 4 }, () => issueInvoices(server.services)));
    expect(await invoicesOf(host)).toMatchObject([{ gross: 3600, booking_count: 3 }]);
  });

  it('add up to a year’s statement', async () => {
    const host = await billedHost();
    await createBooking(server, traveller, host.stashpoint);
    server.setNow(DECEMBER);
    await issueInvoices(server.services);
    const statement = await host.client.getStatement({ params: { id: 'me' }, query: { year: 2026 } });
    expect(statement.months).toMatchObject([
      { period: '2026-11', opening: 0, earned: 1200, taken_back: 0, paid_out: 0, closing: 1200, invoiced: 0 },
      { period: '2026-12', opening: 1200, earned: 0, paid_out: 0, closing: 1200, invoiced: 1200 },
    ]);
    const [invoice] = await invoicesOf(host);
    expect(statement.months.map(({ documents }) => documents)).toEqual([
      [],
      [{ number: invoice?.number, kind: 'invoice', gross: 1200 }],
    ]);
    const text = await textOf(statement.pdf_url);
    expect(text).toContain('Statement 2026');
    expect(text).toContain('Opening balance £0.00 Nov 2026 £12.00 £0.00 £0.00 £0.00 £12.00');
    expect(text).toContain(`Dec 2026 ${invoice?.number} £12.00`);
    expect((await host.client.getStatement({ params: { id: 'me' }, query: { year: 2025 } })).months).toEqual([]);
    const stay = { dropoff: '2027-01-05T10:00:00Z', pickup: '2027-01-05T18:00:00Z' };
    await createBooking(server, traveller, host.stashpoint, stay);
    server.setNow('2027-01-06T10:00:00Z');
    const { months } = await admin().getStatement({ params: { id: host.id }, query: { year: 2027 } });
    expect(months).toMatchObject([{ period: '2027-01', opening: 1200, earned: 1200, closing: 2400 }]);
  });

  it('are on one page with the heading of their table, in a statement of several currencies', async () => {
    const sums = {
      opening: 0,
      earned: 1,
      taken_back: 0,
      paid_out: 0,
      returned: 0,
      closing: 1,
      invoiced: 1,
      credited: 0,
      documents: [{ number: '1', kind: 'invoice' as const, gross: 1 }],
    };
    const months = (['AED', 'EUR', 'GBP', 'USD'] as const).flatMap((ccy_code) =>
      Array.from({ length: 12 }, (_, month) => ({
        ...sums,
        ...{ ccy_code, ccy_minor_in_major: 100, period: `2025-${String(month + 1).padStart(2, '0')}` },
      })),
    );
    const pages = await pagesOf(await drawStatement({ year: 2025, months }, { name: 'Ada', language: 'en' }));
    const count = (text: string) => pages.map((page) => page.split(text).length - 1);
    expect(count('Jan 2025').reduce((all, one) => all + one)).toBe(8);
    expect([count('Month'), count('Dec 2025')]).toEqual([count('Jan 2025'), count('Jan 2025')]);
  });
});
