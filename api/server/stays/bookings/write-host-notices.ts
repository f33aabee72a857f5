import type { Kysely } from 'kysely';
import { changedBookingMail, hostBookingMail } from '../../../mails/host-notices.ts';
import type { StayBefore } from '../../../mails/own-stay.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import type { BookingWithStashpoint } from './record/store.ts';

type Services = HasConfig & HasClock;

/** Tells the host of a place about a new booking, a cancelled one, or one whose traveller is on their way. */
export async function tellHostOfBooking(
  services: Services,
  transaction: Kysely<Schema>,
  what: 'newBooking' | 'comingBooking' | 'lostBooking',
  booking: BookingWithStashpoint,
): Promise<void> {
  await writeHostMail(services, transaction, about(booking), (host) =>
    hostBookingMail(what, host, booking, linkTo(services, booking)),
  );
}

/** Tells the host about a changed stay; nothing where only its price has changed. */
export async function tellHostOfChange(
  services: Services,
  transaction: Kysely<Schema>,
  before: StayBefore,
  booking: BookingWithStashpoint,
): Promise<void> {
  const { dropoff, pickup, bag_count } = before;
  const sameTimes = +dropoff === +booking.dropoff && +pickup === +booking.pickup;
  if (sameTimes && bag_count === booking.bag_count) return;
  await writeHostMail(services, transaction, about(booking), (host) =>
    changedBookingMail(host, booking, before, linkTo(services, booking)),
  );
}

function about({ stashpoint_id }: BookingWithStashpoint) {
  return { stashpointId: stashpoint_id, kind: 'bookings' } as const;
}

/** Returns the link of a notice. Bookings are frequent: sign-in links are reserved for mails that need an answer. */
function linkTo({ config }: Services, { id }: BookingWithStashpoint): string {
  return `${consoleAddress(config.publicUrl, 'hosts')}/bookings/${id}`;
}
