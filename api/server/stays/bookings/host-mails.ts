import type { Kysely } from 'kysely';
import { changedBookingMail, hostBookingMail } from '../../../mails/host-notices.ts';
import type { Mail } from '../../../mails/mail.ts';
import type { StayBefore } from '../../../mails/own-stay.ts';
import { type MailedHost, noticesTo } from '../../catalogue/hosts/write-host-mail.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import type { BookingWithStashpoint } from './record/store.ts';

/** Returns the mails to the host of a place about a new booking, a cancelled one, or a traveller who is on their way. */
export function hostMailsAbout(
  services: HasConfig,
  transaction: Kysely<Schema>,
  what: 'newBooking' | 'comingBooking' | 'lostBooking',
  booking: BookingWithStashpoint,
): Promise<Mail[]> {
  return mailsToHost(services, transaction, booking, (host) =>
    hostBookingMail(what, host, booking, linkTo(services, booking)),
  );
}

/** Returns the mails to the host about a changed stay; none where only its price has changed. */
export async function hostMailsAboutChange(
  services: HasConfig,
  transaction: Kysely<Schema>,
  before: StayBefore,
  booking: BookingWithStashpoint,
): Promise<Mail[]> {
  const { dropoff, pickup, bag_count } = before;
  const sameTimes = +dropoff === +booking.dropoff && +pickup === +booking.pickup;
  if (sameTimes && bag_count === booking.bag_count) return [];
  return mailsToHost(services, transaction, booking, (host) =>
    changedBookingMail(host, booking, before, linkTo(services, booking)),
  );
}

async function mailsToHost(
  services: HasConfig,
  transaction: Kysely<Schema>,
  { host_id: userId, business_name }: BookingWithStashpoint,
  mailFor: (host: MailedHost) => Mail,
): Promise<Mail[]> {
  const to = { userId, kind: 'bookings' } as const;
  const { mails } = await noticesTo(services, transaction, to, (person) => mailFor({ ...person, business_name }));
  return mails;
}

/** Returns the link of a notice. Bookings are frequent: sign-in links are reserved for mails that need an answer. */
function linkTo({ config }: HasConfig, { id }: BookingWithStashpoint): string {
  return `${consoleAddress(config.publicUrl, 'hosts')}/bookings/${id}`;
}
