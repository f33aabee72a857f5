import type { Readable } from 'node:stream';
import EmailReplyParser from 'email-reply-parser';
import type { ParsedMail } from 'mailparser';
import type { SMTPServer } from 'smtp-server';
import { CubbyError, type ErrorId } from '../../../contract/errors.ts';
import { MESSAGE_LENGTH } from '../../../contract/rules/conversations.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import { listNoticeAddresses } from '../../catalogue/hosts/notice-addresses.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { isReadOnlyError, readOnly } from '../../platform/database/write-access.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { MailRepliesSetting } from '../../platform/settings/mail-replies-setting.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import { type Reply, readReplyAddress } from './reply-address.ts';
import { keepMessage } from './write-message.ts';

type Receives = HasDatabase & HasClock & HasSecret & HasLog;

/** The largest mail that is read: a message with a quoted mail and a signature. */
const MAXIMUM_BYTES = 1_000_000;
const MAXIMUM_CLIENTS = 20;

export interface ReplyReceiver {
  stop: () => Promise<void>;
}

/**
 * Receives replies to messages by SMTP, from the mail server in front, which has checked that their senders are who
 * they say. A mail that becomes no message is refused with its reason, so that its sender hears of it; one that a
 * machine has sent is taken and dropped, or two machines would answer each other.
 */
export async function startReplyReceiver(services: Receives, setting: MailRepliesSetting): Promise<ReplyReceiver> {
  const { SMTPServer: Server } = await import('smtp-server');
  const server: SMTPServer = new Server({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    banner: 'Replies to messages',
    size: MAXIMUM_BYTES,
    maxClients: MAXIMUM_CLIENTS,
    onRcptTo: ({ address }, session, callback) => {
      if (!readReplyAddress(services.secret, setting.domain, address))
        return callback(refusal(550, 'No such address.'));
      // Each recipient would be answered alike, and one mail is one message.
      if (session.envelope.rcptTo.length > 0) return callback(refusal(452, 'One recipient at a time.'));
      callback();
    },
    onData: (stream, session, callback) => {
      const [recipient] = session.envelope.rcptTo;
      const reply = readReplyAddress(services.secret, setting.domain, recipient?.address ?? '');
      const from = session.envelope.mailFrom;
      receive(services, stream, { reply, isBounce: !from || from.address === '' }).then(
        () => callback(),
        (error: unknown) => callback(answerOf(services, error)),
      );
    },
  });
  server.on('error', (err) => services.log.warn({ err }, 'a reply by mail could not be received'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(setting.port, setting.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

type Refusal = Error & { responseCode: number };

/** Returns an answer by SMTP: 4xx asks for another try, 5xx is final. */
function refusal(responseCode: number, text: string): Refusal {
  return Object.assign(new Error(text), { responseCode });
}

/** Refusals that may be different later. */
const LATER: readonly ErrorId[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'READ_ONLY'];

function answerOf({ log }: HasLog, thrown: unknown): Refusal {
  const error = isReadOnlyError(thrown) ? readOnly(thrown) : thrown;
  if (error instanceof CubbyError) return refusal(LATER.includes(error.id) ? 450 : 550, error.message);
  if (error instanceof Error && 'responseCode' in error) return error as Refusal;
  log.error({ err: error }, 'a reply by mail could not be received');
  return refusal(451, 'Try again later.');
}

async function receive(
  services: Receives,
  stream: Readable & { sizeExceeded?: boolean },
  { reply, isBounce }: { reply: Reply | null; isBounce: boolean },
): Promise<void> {
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(stream, { skipImageLinks: true, skipTextToHtml: true });
  if (stream.sizeExceeded) throw refusal(552, 'This mail is too large: send text only.');
  if (isBounce || !reply || isAutomatic(mail)) return;
  const booking = await findMailedBooking(services.database.query, reply.booking_id);
  const [sender, ...others] = mail.from?.value ?? [];
  const isKnown = sender?.address && others.length === 0 && (await isOf(services, booking, reply, sender.address));
  if (!isKnown) throw refusal(550, 'Reply from the address to which the message was sent.');
  const text = new EmailReplyParser().parseReply(mail.text ?? '').trim();
  if (text === '') throw refusal(550, 'This mail has no text.');
  if (text.length > MESSAGE_LENGTH) throw refusal(550, `A message can have at most ${MESSAGE_LENGTH} characters.`);
  await keepMessage(services, booking, {
    side: reply.side,
    actor: reply.side === 'traveller' ? booking.user_id : booking.host_id,
    text,
    key: mail.messageId ? `mail:${mail.messageId}` : null,
  });
}

/** Tells whether a program has sent a mail: an absence note, a list, a report of a mail server (RFC 3834). */
function isAutomatic({ headers }: ParsedMail): boolean {
  const submitted = String(headers.get('auto-submitted') ?? 'no').toLowerCase();
  const precedence = String(headers.get('precedence') ?? '').toLowerCase();
  const isMarked = ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headers.has(name));
  return submitted !== 'no' || ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) || isMarked;
}

/** Tells whether an address is the side's own: the traveller's, or one that gets the host's mails about bookings. */
async function isOf(
  { database }: HasDatabase,
  { email, host_id }: PlacedBooking,
  { side }: Reply,
  address: string,
): Promise<boolean> {
  const theirs = side === 'traveller' ? [{ email }] : await listNoticeAddresses(database.query, host_id, 'bookings');
  return theirs.some((one) => normaliseEmail(one.email) === normaliseEmail(address));
}
