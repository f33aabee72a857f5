import type { Kysely } from 'kysely';
import { stashpointPath } from '../../../contract/rules/addresses.ts';
import { restOfStay } from '../../../contract/rules/incidents.ts';
import { localText } from '../../../contract/rules/time.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { latePaymentMail } from '../../../mails/payment-texts.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import type { HasRefundPolicy } from '../bookings/record/refund-terms.ts';
import { listMoves } from '../rebooking/list-moves.ts';

const MAXIMUM_OFFERED = 3;

/**
 * Tells a traveller that a payment could not be accepted and is refunded: because the space was sold to another
 * traveller, also where there is space now; otherwise because it came too late or twice.
 */
export async function writeLateMail(
  services: HasConfig & HasDatabase & HasClock & HasCards & HasRefundPolicy,
  transaction: Kysely<Schema>,
  { bookingId, amount, roomIsGone }: { bookingId: string; amount: number; roomIsGone: boolean },
): Promise<void> {
  const booking = await findMailedBooking(transaction, bookingId);
  const now = services.now();
  const { dropoff, pickup } = restOfStay(booking, now);
  const local = (instant: Date) => localText(instant, booking.timezone);
  const query = `?dropoff=${local(dropoff)}&pickup=${local(pickup)}&bags=${booking.bag_count}`;
  const { publicUrl } = services.config;
  const language = languageOf(booking.language);
  const found = roomIsGone ? await listMoves(services, booking, { limit: MAXIMUM_OFFERED }) : [];
  const stashpoints = found.map(({ stashpoint: { id, name, nearest_city } }) => ({
    name,
    link: `${publicUrl}${stashpointPath(nearest_city, id, language)}${query}`,
  }));
  const { lat, lng } = booking;
  const search = `${query}&lat=${lat}&lng=${lng}`;
  await writeMail(transaction, latePaymentMail(booking, { amount, roomIsGone, stashpoints, publicUrl, search }), now);
}
