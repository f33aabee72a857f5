import { subMinutes } from 'date-fns/subMinutes';
import type { Kysely } from 'kysely';
import { otherSide } from '../../../contract/rules/conversations.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { bookingLink } from '../../../mails/stay-facts.ts';
import { newMessageMail } from '../../../mails/stay-messages.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import { writeOptionalMail } from '../../people/mail-choices/write-optional-mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { readTranslations } from '../../platform/translation/read-translations.ts';
import type { HasTranslator } from '../../platform/translation/translator.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';
import { replyAddress } from './reply-address.ts';
import { listUnannounced, type MessageRow, takeUnannounced } from './store.ts';

type Announces = HasDatabase & HasClock & HasLog & HasConfig & HasSecret & HasTranslator;

/** The time a message waits for its translation. */
const PATIENCE_MINUTES = 2;

/**
 * Mails new messages to the other side, those about one booking together, in the reader's language where there is a
 * translation. Returns how many sides were told.
 */
export async function announceMessages(services: Announces, divide: Divide = undivided): Promise<number> {
  const { database, now } = services;
  // A translator makes its texts in a job of its own, which may be running.
  const before = services.translator ? subMinutes(now(), PATIENCE_MINUTES) : now();
  const waiting = await divide(await listUnannounced(database.query), ({ booking_id }) => booking_id);
  return forEachIsolated(services.log, 'announce-messages', waiting, (side) =>
    database.transaction(async (transaction) => {
      const messages = await takeUnannounced(transaction, side, { before, now: now() });
      if (messages.length > 0) await announce(services, transaction, side, messages);
      return messages.length > 0;
    }),
  );
}

async function announce(
  services: Announces,
  transaction: Kysely<Schema>,
  { booking_id, side }: Pick<MessageRow, 'booking_id' | 'side'>,
  messages: readonly MessageRow[],
): Promise<void> {
  const { config, secret, now } = services;
  const booking = await findMailedBooking(transaction, booking_id);
  const translationsOf = await readTranslations(transaction, messages);
  // Messages to a place from which the booking has moved are not for its next host.
  const shown = side === 'host' ? messages : messages.filter((one) => one.stashpoint_id === booking.stashpoint_id);
  if (shown.length === 0) return;
  const textsIn = (language: string) =>
    shown.map((message) => ({
      text: message.text,
      translated: translationsOf(message)[languageOf(language)] ?? null,
    }));
  const replyTo = replyAddress(config, secret, { booking_id, side: otherSide(side) });
  if (side === 'host') {
    const link = bookingLink(booking, { publicUrl: config.publicUrl, pass: signPass(secret, booking.id) });
    const texts = textsIn(booking.language);
    const mail = newMessageMail(booking, booking, { from: booking.business_name, texts, link, replyTo });
    await writeOptionalMail(services, transaction, 'booking_message', mail, now());
    return;
  }
  const link = `${consoleAddress(config.publicUrl, 'hosts')}/bookings/${booking.id}`;
  const about = { stashpointId: booking.stashpoint_id, kind: 'bookings' } as const;
  await writeHostMail(services, transaction, about, (host) =>
    newMessageMail(host, booking, { from: booking.first_name, texts: textsIn(host.language), link, replyTo }),
  );
}
