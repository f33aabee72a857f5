import { createTransport } from 'nodemailer';
import type { Services } from '../services.ts';

const MOST_TRIES = 8;

/** Sends what has been written, oldest first; what fails is tried again by the next run. Answers how many went. */
export async function sendMails({ database, config, now }: Services): Promise<number> {
  if (!config.smtpUrl) return 0;
  const waiting = await database.query
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('tries', '<', MOST_TRIES)
    .orderBy('id')
    .limit(50)
    .execute();
  const transport = createTransport(config.smtpUrl);
  let sent = 0;
  for (const mail of waiting) {
    await database.query
      .updateTable('mails')
      .set({ tries: mail.tries + 1 })
      .where('id', '=', mail.id)
      .execute();
    const delivered = await transport
      .sendMail({ from: config.mailFrom, to: mail.recipient, subject: mail.subject, text: mail.body })
      .then(
        () => true,
        () => false,
      );
    if (!delivered) continue;
    await database.query.updateTable('mails').set({ sent_at: now() }).where('id', '=', mail.id).execute();
    sent += 1;
  }
  transport.close();
  return sent;
}
