import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { freePort } from '../../../testing/postgres.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { announceMessages } from './announce-messages.ts';
import { type ReplyReceiver, startReplyReceiver } from './receive-replies.ts';

let server: TestServer;
let receiver: ReplyReceiver;
let owner: AuthToken;
let booking: Booking;
let addresses: { traveller: string; host: string };
const setting = { domain: 'reply.cubby.test', host: '127.0.0.1', port: 0 };
beforeAll(async () => {
  setting.port = await freePort();
  server = await startTestServer({ mailReplies: setting });
  receiver = await startReplyReceiver(server.services, setting);
  owner = await createSession(server, 'host');
  const traveller = await createSession(server);
  booking = await createBooking(server, traveller, await createStashpoint(server, { hostId: owner.user.id }));
  const write = (token: string, as: 'host' | 'traveller') =>
    server.clientOf(token).writeMessage({ params: { id: booking.id }, body: { as, text: 'Hello from me.' } });
  await write(traveller.token, 'traveller');
  await write(owner.token, 'host');
  await announceMessages(server.services);
  const addressTo = async (email: string | null) => {
    const mails = server.database.query.selectFrom('mails').select('content').where('subject', 'like', 'Message from%');
    const { content } = await mails.where('recipient', '=', email ?? '').executeTakeFirstOrThrow();
    return content?.replyTo ?? '';
  };
  addresses = { traveller: await addressTo(booking.customer.email), host: await addressTo(owner.user.email) };
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});

/** Sends a mail as a mail server would; returns the code of the refusal, or null. */
async function deliver(mail: SendMailOptions): Promise<number | null> {
  const transport = createTransport({ host: setting.host, port: setting.port, ignoreTLS: true });
  try {
    await transport.sendMail(mail);
    return null;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}
const texts = async () => {
  const { messages } = await server
    .clientOf(owner.token)
    .getConversation({ params: { id: booking.id }, query: { as: 'host' } });
  return messages.slice(2).map(({ side, text }) => `${side}: ${text}`);
};
const QUOTED =
  'Thanks, call +44 20 7946 0018!\n\nOn Tue, 24 Nov 2026 at 10:00, Cubby <hello@cubby.test> wrote:\n> Hello from me.\n';

describe('a reply by mail', () => {
  it('goes to the address of the message’s mail, which no program answers', async () => {
    const row = await server.database.query
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', booking.customer.email)
      .where('subject', 'like', 'Message from%')
      .executeTakeFirstOrThrow();
    expect(await composeMail(row, server.services.config)).toMatchObject({
      replyTo: addresses.traveller,
      text: expect.stringContaining('reply to this email'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  it('is a message of its side, without what it quotes and with contacts hidden, once', async () => {
    const mail = {
      from: booking.customer.email ?? '',
      to: addresses.traveller,
      text: QUOTED,
      messageId: '<one@example.org>',
    };
    expect([await deliver(mail), await deliver(mail)]).toEqual([null, null]);
    expect(
      await deliver({ from: owner.user.email ?? '', to: addresses.host, html: '<p>See you <b>soon</b>.</p>' }),
    ).toBe(null);
    expect(await texts()).toEqual(['traveller: Thanks, call •••!', 'host: See you soon.']);
  });

  it.each<[string, () => SendMailOptions, number | null]>([
    ['from another address', () => ({ from: 'eve@example.org', text: 'I am Ada.' }), 550],
    [
      'of several senders',
      () => ({ from: `${booking.customer.email}, eve@example.org`, sender: 'eve@example.org', text: 'We are Ada.' }),
      550,
    ],
    ['to an address with another signature', () => ({ to: addresses.traveller.replace(/\w@/, 'x@'), text: 'Hi' }), 550],
    ['of the other side', () => ({ to: addresses.host, text: 'I am the host.' }), 550],
    ['without text', () => ({ text: '> Hello from me.' }), 550],
    ['that is too long', () => ({ text: 'long '.repeat(250) }), 550],
    ['that is too large', () => ({ text: 'Hi', attachments: [{ content: Buffer.alloc(1_200_000) }] }), 552],
    [
      'by a program, which is dropped',
      () => ({ text: 'I am away.', headers: { 'Auto-Submitted': 'auto-replied' } }),
      null,
    ],
    ['of a list, which is dropped', () => ({ text: 'News!', headers: { Precedence: 'bulk' } }), null],
    [
      'of a mail server, which is dropped',
      () => ({ text: 'Undeliverable', envelope: { from: '', to: addresses.traveller } }),
      null,
    ],
  ])('is none %s', async (_which, mail, code) => {
    const before = await texts();
    expect(await deliver({ from: booking.customer.email ?? '', to: addresses.traveller, ...mail() })).toBe(code);
    expect(await texts()).toEqual(before);
  });
});
