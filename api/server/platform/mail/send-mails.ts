import { createTransport, type Transporter } from 'nodemailer';
import { nextMailTry } from '../../../contract/rules/mail-retries.ts';
import type { HasDatabase } from '../database/connect.ts';
import { isReadOnlyError } from '../database/write-access.ts';
import type { HasClock } from '../runtime/clock.ts';
import type { HasConfig } from '../settings/config.ts';
import { inCall, inTrace } from '../traces/traces.ts';
import { composeMail } from './compose-mail.ts';
import { keepOldMails, type MailRow, noteFailure, noteSent, noteUnsent, PRIORITY, takeDueMail } from './mail-queue.ts';

type Sending = HasConfig & HasDatabase & HasClock;

/** Connections to the mail server: one is reserved for codes, so that no batch of other mail delays them. */
const LANES = [PRIORITY.code, PRIORITY.other, PRIORITY.other] as const;
/** The interval of looking for mail that another server wrote, and for retries. */
const LOOK_MS = 1_000;
const SMTP_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailSender {
  /** Wakes the sender after new mail was written. */
  wake: () => void;
  stop: () => Promise<void>;
}

/**
 * Sends mail as it becomes due, until it is stopped. Without a mail server mail stays in the outbox; so it does while
 * nothing can be written, because a mail that was sent could not be marked so.
 */
export async function startMailSender(sending: Sending, onError: (error: unknown) => void): Promise<MailSender> {
  const { smtpUrl } = sending.config;
  if (!smtpUrl) return { wake: () => {}, stop: async () => {} };
  const { query, writes } = sending.database;
  const transport = connectMailServer(smtpUrl);
  let stopped = false;
  let alarm = Promise.withResolvers<void>();
  let isPrepared = false;
  const send = async (most: number) => {
    if (writes.isReadOnly) return;
    if (!isPrepared) await keepOldMails(query, sending.now());
    isPrepared = true;
    await sendDueMails(sending, transport, most, () => stopped || writes.isReadOnly);
  };
  const lane = async (most: number) => {
    while (!stopped) {
      const woken = alarm.promise;
      await send(most).catch((error: unknown) => {
        if (!isReadOnlyError(error)) onError(error);
      });
      const timer = setTimeout(wake, LOOK_MS);
      await woken;
      clearTimeout(timer);
    }
  };
  const wake = () => {
    alarm.resolve();
    alarm = Promise.withResolvers();
  };
  const lanes = LANES.map(lane);
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await Promise.all(lanes);
      transport.close();
    },
  };
}

/** Connects to the mail server. All mail is sent here, so reserved addresses are refused here for every sender. */
export function connectMailServer(smtpUrl: string): Transporter {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: LANES.length, ...SMTP_MS });
  return transport.use('stream', ({ message }, done) => {
    const reserved = message.getEnvelope().to.find((address) => RESERVED.test(address));
    done(reserved ? new ReservedAddress(`No mail is sent to ${reserved}: the domain is for tests.`) : null);
  });
}

/** Domains that belong to no one, as those of seeded people (RFC 6761): a mail would only hurt the sender's reputation. */
const RESERVED = /[@.](test|example|invalid|localhost)$/i;

class ReservedAddress extends Error {}

/** Sends all that is due now, one after the other, codes first. Returns how many the mail server accepted. */
export async function sendDueMails(
  { database, config, now }: Sending,
  transport: Transporter,
  most: number = PRIORITY.other,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!isStopped()) {
    const mail = await takeDueMail(database.query, now(), most);
    if (!mail) break;
    if (await inTrace('mail', { 'cubby.mail.id': mail.id }, () => deliver(mail))) sent += 1;
  }
  return sent;

  async function deliver(mail: MailRow): Promise<boolean> {
    const at = now();
    if (mail.send_by && mail.send_by <= at) {
      await noteFailure(database.query, mail.id, {
        problem: 'It expired before it could be sent.',
        next: null,
        now: at,
      });
      return false;
    }
    try {
      const message = await composeMail(mail, config);
      await inCall('smtp', {}, () => transport.sendMail(message));
    } catch (error) {
      if (error instanceof ReservedAddress) {
        await noteUnsent(database.query, mail.id, { problem: error.message, now: at });
        return false;
      }
      const again = { created: mail.created, tries: mail.tries, sendBy: mail.send_by };
      const next = isRefusedForGood(error) ? null : nextMailTry(again, at);
      await noteFailure(database.query, mail.id, { problem: problemOf(error), next, now: at });
      return false;
    }
    await noteSent(database.query, mail.id, now());
    return true;
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

/** Tells whether the mail server reports that there is no such address: trying again would change nothing. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return code === 'EENVELOPE' && responseCode >= 500;
}

const MAXIMUM_LETTERS = 500;

function problemOf(error: unknown): string {
  const { response, message } = error as SmtpError;
  return (response ?? message).slice(0, MAXIMUM_LETTERS);
}

export interface HasMails {
  /** Sends queued mail; `wake` makes it check the queue at once. */
  mails: { wake: () => void };
}
