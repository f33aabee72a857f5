import { otherSide } from '../../../contract/rules/conversations.ts';
import { scopesOf } from '../../../contract/rules/roles.ts';
import type { Conversation } from '../../../contract/structs/message.ts';
import { reportedMessageMail } from '../../../mails/stay-messages.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { listStaff } from '../../stays/incidents/incidents.ts';
import { findTalk, type ReadsTalk, readTalk, type Talker } from './find-talk.ts';
import { listMessageRows, markReported, writeBlock } from './store.ts';

/**
 * Reports a message of the other side, and tells staff. Reporting it again has no effect.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function reportMessage(
  services: ReadsTalk & HasConfig,
  id: string,
  messageId: string,
  talker: Talker,
): Promise<Conversation> {
  const booking = await findTalk(services, id, talker);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const message = { id: messageId, booking_id: booking.id, side: otherSide(talker.as) };
    if (!(await markReported(transaction, message, now))) return;
    const reported = await listMessageRows(transaction, booking.id, null);
    const text = reported.find((row) => row.id === messageId)?.text ?? '';
    const link = `${consoleAddress(services.config.publicUrl, 'admin')}/account/bookings/${booking.id}`;
    const staff = (await listStaff(transaction)).filter(({ scopes }) =>
      scopesOf('admin', scopes).includes('bookings:all'),
    );
    for (const person of staff) await writeMail(transaction, reportedMessageMail(person, booking, { text, link }), now);
  });
  return readTalk(services, booking, talker.as);
}

/**
 * Blocks the other side from writing, or allows it again.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function blockConversation(
  services: ReadsTalk,
  id: string,
  talker: Talker,
  blocked: boolean,
): Promise<Conversation> {
  const booking = await findTalk(services, id, talker);
  const side = { booking_id: booking.id, side: talker.as };
  await writeBlock(services.database.query, side, blocked, services.now());
  return readTalk(services, booking, talker.as);
}
