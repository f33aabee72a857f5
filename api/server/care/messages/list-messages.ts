import { MESSAGES_A_DAY } from '../../../contract/rules/messages.ts';
import type { BookingMessages } from '../../../contract/structs/message.ts';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '../../../contract/vocabulary/languages.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireCounterBooking } from '../../stays/bookings/record/get-booking.ts';
import { countTemplates, fittingMails, type WritesMessages } from './fitting-mails.ts';

/**
 * Lists the message templates that apply to a booking now, as its traveller would get them and in the reader's
 * language.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function listMessages(
  services: WritesMessages,
  caller: Caller,
  id: string,
  own: Language = DEFAULT_LANGUAGE,
): Promise<BookingMessages> {
  const booking = await requireCounterBooking(services, id, caller);
  const { kinds, write } = await fittingMails(services, booking);
  const sent = await countTemplates(services.database.query, booking.id, services.now());
  return {
    left_today: Math.max(0, MESSAGES_A_DAY - sent),
    messages: kinds.map((kind) => {
      const written = (language: Language) => {
        const { subject, body } = write(kind, language);
        return { language, subject, body };
      };
      return { kind, traveller: written(languageOf(booking.language)), own: written(own) };
    }),
  };
}
