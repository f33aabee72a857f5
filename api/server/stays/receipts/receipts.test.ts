import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import {
  createBooking,
  createSession,
  createStashpoint,
  createVoucher,
  holdBooking,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { signPass } from '../bookings/record/pass.ts';

const OPERATOR = {
  name: 'Cubby Iași S.R.L.',
  address: 'Strada Cuptoraș 1, 700259 Iași',
  register: 'VAT RO 123',
  country: 'RO',
  vatNumber: 'RO18547290',
  authority: null,
  mediator: null,
  legalTextsRead: false,
};

let server: TestServer;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer({ operator: OPERATOR });
  const columns = { business_name: 'Müßiggang Çelik Łukasz', address: `12 ${'Długa'.repeat(40)} Road` };
  booking = await createBooking(server, await createSession(server), await createStashpoint(server, { columns }));
});
afterAll(() => server.close());

const passOf = ({ pass }: Booking) => new URL(pass?.url ?? '').searchParams.get('pass') ?? '';
const ask = (id: string, pass: string, language = 'en') =>
  fetch(`${server.url}/v2/bookings/${id}/receipt.pdf?pass=${pass}&language=${language}`);

/** Reads the lines of a PDF as a reader shows them, with their right ends. */
async function read(bytes: ArrayBuffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        'str' in item ? [{ text: item.str, right: item.transform[4] + item.width }] : [],
      );
    }),
  );
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const items = pages.flat();
  const text = items
    .map((item) => item.text)
    .join('')
    .replace(/[\s\u00a0]+/g, ' ');
  return { text, info, items, pages: pages.length };
}

describe('the receipt', () => {
  it('is a PDF of one page with the stay, its price, what was paid and who issues it', async () => {
    const reply = await ask(booking.id, passOf(booking));
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="cubby-${booking.id}.pdf"`);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { text, info, items, pages } = await read(await reply.arrayBuffer());
    expect(pages).toBe(1);
    expect(info).toMatchObject({ Title: `Receipt ${booking.id}`, Language: 'en' });
    for (const words of [booking.id, 'Ada Lovelace', 'Müßiggang Çelik Łukasz', '24 November 2026 at 10:00', '£13.00'])
      expect(text).toContain(words);
    expect(text).toContain('Issued by Cubby Iași S.R.L., Strada Cuptoraș 1, 700259 Iași.');
    expect(text).toContain('VAT RO 123');
    // 21 % in Romania.
    expect(text).toContain('VAT 21% included');
    expect(text).toContain('£2.26');
    // A4 is 595 points wide.
    for (const { text: said, right } of items) expect(right, said).toBeLessThan(595 - 50);
  });

  const titles = { en: 'Receipt', de: 'Beleg', fr: 'Reçu', es: 'Recibo', it: 'Ricevuta', pt: 'Recibo' };

  it.each(Object.entries(titles))('is translated: %s', async (language, title) => {
    const { text, info } = await read(await (await ask(booking.id, passOf(booking), language)).arrayBuffer());
    expect(info.Title).toBe(`${title} ${booking.id}`);
    expect(text).toMatch(language === 'en' ? /£13\.00/ : /13,00 ?£|£ ?13,00|13,00 ?GBP/);
  });

  // Romania raised its rate from 19 % on the first of August 2025.
  it.each([
    ['2025-07-31T17:00:00Z', 'VAT 19% included', '£2.08'],
    ['2025-08-01T09:00:00Z', 'VAT 21% included', '£3.64'],
  ])('includes the tax of the day of pick-up: %s', async (pickup, rate, tax) => {
    server.setNow('2025-07-30T10:00:00Z');
    const stay = { dropoff: '2025-07-31T10:00:00Z', pickup };
    const early = await createBooking(server, await createSession(server), await createStashpoint(server), stay);
    server.setNow(TEST_NOW);
    const { text } = await read(await (await ask(early.id, passOf(early))).arrayBuffer());
    expect(text).toContain(rate);
    expect(text).toContain(tax);
  });

  it('lists refunds, too', async () => {
    const session = await createSession(server);
    const cancelled = await createBooking(server, session, await createStashpoint(server));
    const params = { id: cancelled.id };
    await server.clientOf(session.token).updateBooking({ params, body: { state: 'cancelled' } });
    const { text } = await read(await (await ask(cancelled.id, passOf(cancelled))).arrayBuffer());
    expect(text).toContain('Refunded');
    expect(text).toContain('-£13.00');
    expect(text).toContain('£0.00');
  });

  it('is refused without the pass, and for unpaid bookings', async () => {
    expect((await ask(booking.id, 'made-up')).status).toBe(404);
    const held = await holdBooking(server, await createSession(server), await createStashpoint(server));
    expect((await ask(held.id, signPass(server.services.secret, held.id))).status).toBe(404);
  });

  it('exists for bookings paid by an agency, too', async () => {
    const stashpoint = await createStashpoint(server);
    const coupon_code = await createVoucher(server);
    const prepaid = await holdBooking(server, await createSession(server), stashpoint, { coupon_code });
    const reply = await ask(prepaid.id, passOf(prepaid));
    expect(reply.status).toBe(200);
    await reply.body?.cancel();
  });
});
