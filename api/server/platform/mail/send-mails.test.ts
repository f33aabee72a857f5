import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInHours } from 'date-fns/differenceInHours';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withStop } from '../../../mails/stop.ts';
import { hostWelcomeMail, passwordChangedMail } from '../../../mails/texts.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';
import { connectMailServer, sendDueMails, startMailSender } from './send-mails.ts';
import { writeMail } from './write-mail.ts';

let mails: MailServer;
let server: TestServer;
beforeEach(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url });
});
afterEach(async () => {
  await server.close();
  await mails.close();
});

const write = (recipient: string, count = 1) =>
  Promise.all(
    Array.from({ length: count }, () =>
      writeMail(
        server.database.query,
        { recipient, subject: 'Hello', body: 'Bags', content: null },
        server.services.now(),
      ),
    ),
  );

/** Sends all that is due by the server's clock, once. */
async function sendDue(): Promise<number> {
  const transport = connectMailServer(mails.url);
  const sent = await sendDueMails(server.services, transport);
  transport.close();
  return sent;
}

const mailTo = (recipient: string) =>
  server.database.query.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();

const staffClient = async () => server.clientOf((await createSession(server, 'admin')).token);

describe('mail', () => {
  it('reaches the mail server unchanged', async () => {
    await write('ada@example.org');
    expect(await sendDue()).toBe(1);
    expect(mails.received).toEqual([expect.objectContaining({ to: 'ada@example.org' })]);
    expect(mails.received[0]?.text).toMatch(/Subject: Hello[\s\S]*From: Cubby|From: Cubby[\s\S]*Subject: Hello/);
    expect((await mailTo('ada@example.org')).sent_at).toEqual(TEST_NOW);
    expect(await sendDue()).toBe(0);
  });

  it('has text and HTML, in UTF-8', async () => {
    const host = { email: 'ada@example.org', first_name: 'Conceição', language: 'pt' };
    const facts = { stashpoint: 'Café São João ☕', city: 'Porto', link: server.services.config.publicUrl };
    await writeMail(server.database.query, hostWelcomeMail(host, facts), server.services.now());
    expect(await sendDue()).toBe(1);
    const { text = '', parsed } = mails.received[0] ?? {};
    expect(text).toMatch(/Content-Type: multipart\/alternative/);
    expect(text).toMatch(/Subject: =\?UTF-8\?/);
    expect(parsed?.subject).toContain('Café São João ☕');
    expect(parsed?.text).toContain('Olá, Conceição!');
    expect(parsed?.html).toContain('<html dir="ltr" lang="pt">');
    expect(parsed?.html).toContain('Café São João ☕');
  });

  it('attaches pass and calendar entry to the confirmation', async () => {
    const booking = await createBooking(server, await createSession(server), await createStashpoint(server));
    await sendDue();
    const confirmation = mails.received.find(({ parsed }) => parsed.subject?.includes(booking.id))?.parsed;
    expect(confirmation?.text).toContain('https://www.openstreetmap.org/directions?to=');
    expect(confirmation?.html).toContain(`/account/bookings/${booking.id}?pass=`);
    expect(confirmation?.text).toContain(`PIN: ${booking.pass?.pin}`);
    const [qr, file] = confirmation?.attachments ?? [];
    expect(qr).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline', related: true });
    // On a transparent ground, dark modes hide it.
    expect((await sharp(qr?.content).stats()).isOpaque).toBe(true);
    expect(confirmation?.html).toContain('src="data:image/png;base64,');
    expect(file).toMatchObject({ filename: `cubby-${booking.id}.ics`, contentType: 'text/calendar' });
    expect(file?.content.toString()).toContain(`UID:${booking.id}@cubby`);
    expect(file?.content.toString()).not.toContain('pass=');
    expect(file?.content.toString()).toContain('METHOD:PUBLISH');
  });

  it('takes a cancelled stay out of the calendar', async () => {
    const session = await createSession(server);
    const { id } = await createBooking(server, session, await createStashpoint(server));
    await server.clientOf(session.token).updateBooking({ params: { id }, body: { state: 'cancelled' } });
    await sendDue();
    const texts = mails.received.map(({ parsed }) => parsed.attachments.at(-1)?.content.toString() ?? '');
    const [entry = ''] = texts.filter((text) => text.includes('METHOD:CANCEL'));
    for (const line of [`UID:${id}@cubby`, 'STATUS:CANCELLED', 'SEQUENCE:1']) expect(entry).toContain(line);
    expect(entry).toMatch(/ORGANIZER;CN="?Cubby"?:mailto:\S+@\S+/i);
    expect(entry).not.toContain('VALARM');
  });

  it('can be unsubscribed from in the mail program, unless it is about one’s own stay', async () => {
    const { url } = mails;
    const stop = { page: `${url}/page?token=x`, oneClick: 'https://cubby.example/v2/mail-choices/one-click?token=x' };
    const person = { email: 'ada@example.org', first_name: 'Ada', language: 'fr' };
    await writeMail(server.database.query, withStop(passwordChangedMail(person, url), stop), server.services.now());
    await writeMail(server.database.query, passwordChangedMail(person, url), server.services.now());
    await sendDue();
    const [optional, needed] = mails.received.map(({ parsed }) => parsed);
    expect(optional?.headers.get('list')).toMatchObject({ unsubscribe: { url: stop.oneClick } });
    expect(mails.received[0]?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(optional?.text).toContain(`Ne plus recevoir ces e-mails\u00a0: ${stop.page}`);
    expect(optional?.html).toContain(`href="${stop.page}"`);
    expect(needed?.headers.has('list')).toBe(false);
  });

  it('with a code is sent at once, before all others', async () => {
    mails.delay(40);
    await write('many@example.org', 30);
    const sender = await startMailSender(server.services, (error) => expect.fail(String(error)));
    server.services.mails = sender;
    await vi.waitFor(() => expect(mails.received.length).toBeGreaterThan(2), { timeout: 20_000 });
    await server.client.requestOneTimePassword({ body: { email: 'grace@example.org' } });
    const stashpoints = () => mails.received.findIndex(({ to }) => to === 'grace@example.org');
    await vi.waitFor(() => expect(stashpoints()).toBeGreaterThan(0), { timeout: 20_000 });
    expect(mails.received.length).toBeLessThan(25);
    await sender.stop();
  });

  it('is sent in order: codes, then the longest due, then by creation', async () => {
    server.setNow(addMinutes(TEST_NOW, 1));
    await write('late@example.org');
    server.setNow(TEST_NOW);
    await write('first@example.org');
    await write('second@example.org');
    server.setNow(addMinutes(TEST_NOW, 2));
    await server.client.requestOneTimePassword({ body: { email: 'grace@example.org' } });
    expect(await sendDue()).toBe(4);
    expect(mails.received.map(({ to }) => to.split('@')[0])).toEqual(['grace', 'first', 'second', 'late']);
    const { items } = await (await staffClient()).listMails({ query: {} });
    expect(items.map(({ recipient }) => recipient.split('@')[0])).toEqual(['grace', 'late', 'second', 'first']);
  });

  it('written by another server is found without a wake-up', async () => {
    const sender = await startMailSender(server.services, (error) => expect.fail(String(error)));
    await write('ada@example.org');
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), { timeout: 20_000 });
    await sender.stop();
  });

  it('survives a mail server outage of a day, and is then sent once', async () => {
    const port = Number(new URL(mails.url).port);
    await mails.close();
    await write('ada@example.org');
    for (let hour = 0; hour < 24; hour += 1) {
      server.setNow(addHours(TEST_NOW, hour));
      await sendDue();
    }
    expect(await mailTo('ada@example.org')).toMatchObject({ sent_at: null, given_up_at: null });
    const { items } = await (await staffClient()).listMails({ query: { state: 'waiting' } });
    expect(items).toEqual([expect.objectContaining({ recipient: 'ada@example.org', state: 'waiting' })]);
    expect(items[0]?.problem).toMatch(/ECONNREFUSED/);
    mails = await startMailServer(port);
    server.setNow(addHours(TEST_NOW, 30));
    expect(await sendDue()).toBe(1);
    expect(mails.received).toHaveLength(1);
  });

  it('is given up after three days, which staff see and resolve', async () => {
    mails.refuse(() => ({ code: 450, text: 'Mailbox is busy' }));
    await write('ada@example.org');
    let given = await mailTo('ada@example.org');
    while (!given.given_up_at) {
      server.setNow(given.next_try_at);
      await sendDue();
      given = await mailTo('ada@example.org');
    }
    expect(given.tries).toBeGreaterThan(20);
    expect(differenceInHours(given.given_up_at, TEST_NOW)).toBeGreaterThanOrEqual(69);
    const staff = await staffClient();
    expect((await staff.getDashboard({ query: {} })).queues).toMatchObject({ mails: 0, mails_given_up: 1 });
    const { items } = await staff.listMails({ query: { state: 'given_up' } });
    expect(items[0]?.problem).toMatch(/Mailbox is busy/);
    mails.refuse(() => null);
    expect(await sendDue()).toBe(0);
    await staff.updateMail({ params: { id: items[0]?.id ?? '' }, body: { state: 'waiting' } });
    expect(await sendDue()).toBe(1);
    await expect(
      staff.updateMail({ params: { id: items[0]?.id ?? '' }, body: { state: 'waiting' } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('to an unknown address is given up at once, and the others continue', async () => {
    mails.refuse((address) => (address === 'nobody@example.org' ? { code: 550, text: 'No such mailbox' } : null));
    await write('nobody@example.org');
    await write('ada@example.org');
    expect(await sendDue()).toBe(1);
    expect(await mailTo('nobody@example.org')).toMatchObject({ tries: 1, given_up_at: TEST_NOW });
  });

  it('to people of the demo never reaches a mail server, and staff see why', async () => {
    for (const address of ['traveller@cubby.test', 'Kit@Inn.Example', 'kit@localhost', 'ada@example.org'])
      await write(address);
    expect(await sendDue()).toBe(1);
    expect(mails.received.map(({ to }) => to)).toEqual(['ada@example.org']);
    const staff = await staffClient();
    const { items } = await staff.listMails({ query: { state: 'unsent' } });
    expect(items).toHaveLength(3);
    expect(items[2]?.problem).toBe('No mail is sent to traveller@cubby.test: the domain is for tests.');
    expect((await staff.getDashboard({ query: {} })).queues).toMatchObject({ mails: 0, mails_given_up: 0 });
  });

  it('with a code is not sent once the code has expired', async () => {
    await server.client.requestOneTimePassword({ body: { email: 'grace@example.org' } });
    server.setNow(addMinutes(TEST_NOW, 11));
    expect(await sendDue()).toBe(0);
    expect((await mailTo('grace@example.org')).given_up_at).not.toBeNull();
    const { items } = await (await staffClient()).listMails({ query: { q: 'grace@example.org' } });
    expect(items[0]?.subject).not.toMatch(/\d/);
    const again = (await staffClient()).updateMail({ params: { id: items[0]?.id ?? '' }, body: { state: 'waiting' } });
    await expect(again).rejects.toMatchObject({ id: 'CONFLICT' });
    expect(await sendDue()).toBe(0);
  });

  it('is found by address, name, subject and booking number, not by a domain or a code', async () => {
    const booking = await createBooking(server, await createSession(server), await createStashpoint(server));
    const put = (recipient: string, subject: string, about: { booking_id?: string } = {}) =>
      writeMail(server.database.query, { recipient, subject, body: '', content: null, ...about }, TEST_NOW);
    await put('ada.exam@mail.test', 'Welcome, Zoë');
    await put('grace@example.test', 'Your invoice for October', { booking_id: booking.id });
    await put('grace@other.test', 'Payout of €12.40');
    await server.client.requestOneTimePassword({ body: { email: 'kit@example.test' } });
    const [code = ''] = (await mailTo('kit@example.test')).subject.match(/\d{3,}/) ?? [];
    expect(code).not.toBe('');
    const staff = await staffClient();
    const found = async (q: string) =>
      (await staff.listMails({ query: { q } })).items
        .map(({ recipient, subject }) => `${recipient}: ${subject}`)
        .sort();
    const [exam, invoice, payout] = [
      'ada.exam@mail.test: Welcome, Zoë',
      'grace@example.test: Your invoice for October',
      'grace@other.test: Payout of €12.40',
    ];
    expect(await found('Exam')).toEqual([exam]);
    expect(await found('grace')).toEqual([invoice, payout]);
    expect(await found('GRACE@example.test')).toEqual([invoice]);
    expect(await found('grace@')).toEqual([invoice, payout]);
    expect(await found('zoe welc')).toEqual([exam]);
    expect(await found('grace october')).toEqual([invoice]);
    expect(await found(` ${booking.id.toLowerCase()}`)).toContain(invoice);
    for (const q of ['example', '@example.test', 'race', 'other.test', code])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  it('from before the first mail server is listed instead of sent, and can be sent by hand', async () => {
    server.setNow(addHours(TEST_NOW, -2));
    await write('old@example.org');
    server.setNow(TEST_NOW);
    await write('new@example.org');
    const start = async () => {
      const sender = await startMailSender(server.services, (error) => expect.fail(String(error)));
      server.services.mails = sender;
      return sender;
    };
    const first = await start();
    await vi.waitFor(() => expect(mails.received.map(({ to }) => to)).toEqual(['new@example.org']), 20_000);
    const staff = await staffClient();
    const [old] = (await staff.listMails({ query: { state: 'unsent' } })).items;
    expect(old).toMatchObject({ recipient: 'old@example.org', state: 'unsent', tries: 0 });
    expect((await staff.getDashboard({ query: {} })).queues).toMatchObject({ mails: 0, mails_given_up: 0 });
    await staff.updateMail({ params: { id: old?.id ?? '' }, body: { state: 'waiting' } });
    await vi.waitFor(() => expect(mails.received.map(({ to }) => to)).toContain('old@example.org'), 20_000);
    await first.stop();

    // Later starts send what a stopped server left, however old.
    server.setNow(addHours(TEST_NOW, -2));
    await write('left@example.org');
    server.setNow(TEST_NOW);
    const second = await start();
    await vi.waitFor(() => expect(mails.received.map(({ to }) => to)).toContain('left@example.org'), 20_000);
    await second.stop();
  });

  it('that is sent again, because its server died before it noted the success, has the same Message-ID', async () => {
    await write('ada@example.org');
    for (let times = 0; times < 2; times += 1) {
      await sendDue();
      await server.database.query.updateTable('mails').set({ sent_at: null, next_try_at: TEST_NOW }).execute();
    }
    const [first, again] = mails.received.map(({ parsed }) => parsed.messageId);
    expect(first).toMatch(/^<.+@localhost>$/);
    expect(again).toBe(first);
  });

  it('is sent by only one of many senders', async () => {
    await write('ada@example.org', 20);
    expect((await Promise.all([sendDue(), sendDue(), sendDue()])).reduce((sum, sent) => sum + sent)).toBe(20);
    expect(mails.received).toHaveLength(20);
  });

  it('is forgotten after thirteen months, not a day before', async () => {
    await write('old@example.org');
    server.setNow(addHours(TEST_NOW, 24));
    await write('younger@example.org');
    server.setNow(addHours(TEST_NOW, 400 * 24 + 1));
    expect(await forgetKind(server.services, 'mails')).toBe(1);
    expect(await mailTo('younger@example.org')).toBeTruthy();
  });
});
