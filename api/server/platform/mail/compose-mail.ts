import type { SendMailOptions } from 'nodemailer';
import type { CalendarStay } from '../../../contract/rules/calendar-event.ts';
import type { MailContent } from '../../../mails/mail.ts';
import type { Config } from '../settings/config.ts';
import type { MailRow } from './mail-queue.ts';
import { senderAddress } from './sender-address.ts';

type Sender = Pick<Config, 'publicUrl' | 'operator'>;

type Composed = Pick<MailRow, 'id' | 'created' | 'recipient' | 'subject' | 'body' | 'content'>;

/** Composes a queued mail as it is sent: plain text and, where its parts are known, HTML beside it. */
export async function composeMail(
  { id, created, recipient: to, subject, body: text, content }: Composed,
  config: Sender & Pick<Config, 'mailFrom'>,
): Promise<SendMailOptions> {
  // A mail is sent again if its server dies before it notes the success: by this, mail programs show it once.
  const messageId = `<${id}.${created.getTime()}@${new URL(config.publicUrl).hostname}>`;
  const mail = { from: config.mailFrom, to, subject, text, messageId };
  if (!content) return mail;
  const drawn = await drawMail(content, config);
  const { html, pictures } = await attachQrCodes(drawn, content);
  return {
    ...mail,
    html,
    attachments: [...(content.calendar ? [await attachCalendar(content.calendar, config)] : []), ...pictures],
    headers: headersOf(content),
    ...(content.replyTo && { replyTo: content.replyTo }),
  };
}

/**
 * Draws the HTML of a mail. Loaded with the first mail, so that no start waits for React and the design system's
 * tokens.
 */
export async function drawMail(content: MailContent, { publicUrl, operator }: Sender): Promise<string> {
  const { mailHtml } = await import('../../../mails/html/mail-html.ts');
  const named = [operator.name, operator.address].filter(Boolean).join(', ');
  return mailHtml(content, { publicUrl, operator: named || null });
}

/**
 * Returns the headers of RFC 8058, so that the mail program may unsubscribe its reader automatically, and of RFC 3834, so
 * that no program answers where answers are read.
 */
function headersOf({ stop, replyTo }: MailContent): Record<string, string> {
  return {
    ...(stop?.oneClick && {
      'List-Unsubscribe': `<${stop.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(replyTo && { 'Auto-Submitted': 'auto-generated' }),
  };
}

const QR_PIXELS = 640;

/** Attaches the QR codes of a mail as PNG, the form that every mail program shows. */
async function attachQrCodes(html: string, { parts }: MailContent) {
  const [pass] = parts.flatMap((part) => (part.kind === 'pass' && part.qr ? [part.qr] : []));
  if (!pass) return { html, pictures: [] };
  const [{ default: sharp }, { drawQr, qrPicture }] = await Promise.all([
    import('sharp'),
    import('../../../mails/html/qr-picture.ts'),
  ]);
  const content = await sharp(Buffer.from(drawQr(pass.code)))
    .resize(QR_PIXELS, QR_PIXELS, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const cid = 'pass@cubby';
  const picture = {
    filename: 'pass.png',
    content,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid,
  };
  return { html: html.replace(qrPicture(pass.code), `cid:${cid}`), pictures: [picture] };
}

async function attachCalendar(stay: CalendarStay, { mailFrom }: Pick<Config, 'mailFrom'>) {
  const { calendarFile } = await import('../../../mails/calendar-file.ts');
  const { name, text, method } = calendarFile(stay, senderAddress(mailFrom));
  return { filename: name, content: text, contentType: `text/calendar; charset=utf-8; method=${method}` };
}
