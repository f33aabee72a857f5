import { Resolver } from 'node:dns/promises';
import { connectMailServer } from '../server/platform/mail/send-mails.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { check, type Failure, type Finding, messageOf } from './finding.ts';

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

/** Checks the mail server, with a mail to `recipient` if there is one, and the sender's SPF record. */
export async function checkMail(settings: Settings, recipient: string | null): Promise<Finding[]> {
  const { smtpUrl } = settings;
  if (!smtpUrl) return [noMailServer(recipient)];
  return Promise.all([checkMailServer({ ...settings, smtpUrl }, recipient), checkSender(settings)]);
}

function noMailServer(recipient: string | null): Finding {
  const found = 'SMTP_URL is unset: emails stay in the outbox.';
  if (recipient === null) return { status: 'skipped', subject: 'SMTP', found };
  return { status: 'fault', subject: 'SMTP', found, todo: 'Set SMTP_URL to your mail server.' };
}

async function checkMailServer(
  { smtpUrl, mailFrom, publicUrl }: Settings & { smtpUrl: string },
  recipient: string | null,
): Promise<Finding> {
  const transport = connectMailServer(smtpUrl);
  try {
    return await check(
      'SMTP',
      async () => {
        await transport.verify();
        if (recipient === null)
          return { status: 'ok', found: 'The mail server accepts the connection and the sign-in; no mail was sent.' };
        const subject = 'A test from Cubby';
        await transport.sendMail({ from: mailFrom, to: recipient, subject, text: testMail(publicUrl) });
        return {
          status: 'ok',
          found: `The mail server accepted a mail to ${recipient}: look for it, in spam as well.`,
        };
      },
      adviceOf,
    );
  } finally {
    transport.close();
  }
}

function testMail(publicUrl: string): string {
  return `This mail was sent by \`npm run doctor\` for ${publicUrl}. Emails from Cubby can reach you.\n`;
}

function adviceOf({ code = '' }: Failure): string {
  if (code === 'EAUTH') return 'Correct the user and the password in SMTP_URL (special characters as %40 and so on).';
  if (code === 'EENVELOPE') return 'Let the mail server accept MAIL_FROM as a sender and this recipient.';
  if (code === 'EDNS') return 'Correct the host in SMTP_URL.';
  if (code === 'ETLS' || code === 'ESOCKET')
    return 'Compare SMTP_URL with your mail server: smtps:// is for port 465, smtp:// for 587 with STARTTLS.';
  return 'Compare host and port in SMTP_URL with your mail server, and let this machine reach them.';
}

/** Warns without an SPF record: many mail servers then treat our mail as spam. */
async function checkSender({ mailFrom }: Settings): Promise<Finding> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(mailFrom)?.[1] ?? '';
  const subject = 'MAIL_FROM';
  const todo = `Add a TXT record to ${domain} that names your mail server, such as "v=spf1 include:… -all".`;
  if (domain === '' || domain.endsWith('.test'))
    return {
      subject,
      status: 'fault',
      found: `It is unset, or no address on the internet: ${mailFrom}.`,
      todo: 'Set it to an address of your domain, such as `Name <hello@example.org>`.',
    };
  try {
    const records = (await new Resolver(DNS_PATIENCE).resolveTxt(domain)).map((parts) => parts.join(''));
    const spf = records.find((record) => /^v=spf1( |$)/i.test(record));
    if (spf) return { subject, status: 'ok', found: `${domain} has "${spf}".` };
  } catch (error) {
    if (!NO_RECORD.includes((error as Failure).code ?? ''))
      return { subject, status: 'warning', found: `The resolver does not tell: ${messageOf(error)}`, todo };
  }
  return { subject, status: 'warning', found: `${domain} has no SPF record.`, todo };
}

/** Milliseconds for each try. */
const DNS_PATIENCE = { timeout: 3_000, tries: 2 };
/** The resolver's codes for a domain that does not exist, or has no TXT record. */
const NO_RECORD = ['ENOTFOUND', 'ENODATA'];
