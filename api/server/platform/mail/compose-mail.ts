import type { SendMailOptions } from 'nodemailer';
import type { CalendarStay } from '../../../contract/rules/calendar-event.ts';
import type { MailContent } from '../../../mails/mail.ts';
import type { Config } from '../settings/config.ts';
import type { MailRow } from './mail-queue.ts';

type Sender = Pick<Config, 'publicUrl' | 'operator'>;

/** Composes a queued mail as it is sent: plain text and, where its parts are known, HTML beside it. */
export async function composeMail(
  { recipient: to, subject, body: text, content }: Pick<MailRow, 'recipient' | 'subject' | 'body' | 'content'>,
  config: Sender & Pick<Config, 'mailFrom'>,
): Promise<SendMailOptions> {
  const mail = { from: config.mailFrom, to, subject, text };
  if (!content) return mail;
  const attachments = content.calendar ? [await attachCalendar(content.calendar)] : [];
  const html = await drawMail(content, config);
  return {
    ...mail,
    html,
    attachments,
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

async function attachCalendar(stay: CalendarStay) {
  const { calendarFile } = await import('../../../mails/calendar-file.ts');
  const { name, text } = calendarFile(stay);
  return { filename: name, content: text, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
}
