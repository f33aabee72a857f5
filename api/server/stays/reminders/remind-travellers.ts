import type { Kysely } from 'kysely';
import { closesNext } from '../../../contract/rules/closing-time.ts';
import { compileOpeningHours } from '../../../contract/rules/opening-hours.ts';
import { closingToTell, isDropoffSoon } from '../../../contract/rules/reminders.ts';
import { countDays } from '../../../contract/rules/time.ts';
import type { ToldOnce } from '../../../contract/vocabulary/mail-kinds.ts';
import type { Mail } from '../../../mails/mail.ts';
import { changeUnpaidMail, closingSoonMail, dropoffSoonMail, pickupLateMail } from '../../../mails/own-stay.ts';
import { findStashpointPhone } from '../../catalogue/hosts/stashpoint-contact.ts';
import { pricedBags } from '../../catalogue/stashpoints/prices/pricing.ts';
import { writeOptionalMail } from '../../people/mail-choices/write-optional-mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { type BookingRow, lockBookingRow } from '../bookings/record/booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import { stayWay } from '../bookings/record/stay-way.ts';
import { isHeld, listExpected, listInside, listLate, listUnpaidChanges, takeReminder } from './reminders-store.ts';

type MailedBooking = Awaited<ReturnType<typeof findMailedBooking>>;
type Reminding = HasConfig & HasDatabase & HasClock & HasLog & HasSecret;

interface Due {
  id: string;
  kind: ToldOnce;
  about: Date;
  isStillSo: (booking: BookingRow, transaction: Kysely<Schema>) => boolean | Promise<boolean>;
  write: (booking: MailedBooking, way: Awaited<ReturnType<typeof findWay>>) => Mail;
}

/**
 * Reminds travellers of the next step of their stay: an hour before drop-off, an hour before the place closes with
 * their bags inside, and when they are late. Each is sent once, and each can be switched off. So is the essential one
 * about a change that waits for its payment. Returns how many were sent.
 */
export async function remindTravellers(services: Reminding, divide: Divide = undivided): Promise<number> {
  const { query } = services.database;
  const now = services.now();
  let told = 0;
  // In this order: a reminder of closing that was just sent is not followed by one of a late pick-up.
  for (const listDue of [listDropoffs, listClosings, listLatePickups, listUnpaid]) {
    const due = await divide(await listDue(query, now), ({ id }) => id);
    told += await forEachIsolated(services.log, 'remind-travellers', due, (item) => remind(services, item, now));
  }
  return told;
}

async function listDropoffs(query: Kysely<Schema>, now: Date): Promise<Due[]> {
  const rows = await listExpected(query, now);
  return rows
    .filter(({ dropoff, confirmed_at }) => isDropoffSoon({ dropoff, confirmedAt: confirmed_at }, now))
    .map(({ id, dropoff }) => ({
      id,
      kind: 'dropoff_soon',
      about: dropoff,
      isStillSo: (booking) => booking.state === 'confirmed' && booking.dropoff.getTime() === dropoff.getTime(),
      write: dropoffSoonMail,
    }));
}

async function listClosings(query: Kysely<Schema>, now: Date): Promise<Due[]> {
  const rows = await listInside(query, now);
  return rows.flatMap((row): Due[] => {
    const hours = compileOpeningHours(row.opening_hours, row.opening_hours_exceptions, row.closures);
    const closes = closingToTell({ ...row, hours }, now);
    if (!closes) return [];
    const write: Due['write'] = (booking, way) => closingSoonMail(booking, { ...way, closes });
    return [{ id: row.id, kind: 'closing_soon', about: closes, isStillSo: isInside(row), write }];
  });
}

async function listLatePickups(query: Kysely<Schema>, now: Date): Promise<Due[]> {
  const rows = await listLate(query, now);
  return rows.map((row) => ({
    id: row.id,
    kind: 'pickup_late',
    about: row.pickup,
    isStillSo: isInside(row),
    write: (booking, way) => {
      const closes = closesNext(way.hours, now, booking.timezone);
      const isDayPaid = countDays({ ...booking, pickup: now }) <= countDays(booking);
      return pickupLateMail(booking, { ...way, closes, perDay: furtherDay(booking), isDayPaid });
    },
  }));
}

async function listUnpaid(query: Kysely<Schema>, now: Date): Promise<Due[]> {
  const rows = await listUnpaidChanges(query, now);
  return rows.flatMap(({ id, change_id, hold_expires_at: until, ...change }): Due[] => {
    if (!until) return [];
    const write: Due['write'] = (booking, way) => changeUnpaidMail(booking, { ...way, ...change, until });
    return [{ id, kind: 'change_unpaid', about: until, isStillSo: (_, query) => isHeld(query, change_id), write }];
  });
}

function isInside({ pickup }: { pickup: Date }): Due['isStillSo'] {
  return (booking) => booking.state === 'checked_in' && booking.pickup.getTime() === pickup.getTime();
}

/** Returns the price of another day for these bags; 0 where a coupon changes it, and their page shows it. */
function furtherDay(booking: MailedBooking): number {
  if (booking.coupon_id) return 0;
  return pricedBags(booking, booking).reduce(
    (sum, { quantity, pricing }) => sum + quantity * pricing.extra_day_cost,
    0,
  );
}

/**
 * Sends a reminder; false for a stay that has changed in between, that another server handles, or whose traveller has
 * switched such mails off.
 */
function remind(services: Reminding, { id, kind, about, isStillSo, write }: Due, now: Date): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    const row = await lockBookingRow(transaction, id);
    if (!row || !(await isStillSo(row, transaction))) return false;
    if (!(await takeReminder(transaction, { booking_id: id, kind, about, created: now }))) return false;
    const booking = await findMailedBooking(transaction, id);
    const way = await findWay(services, transaction, booking);
    const mail = write(booking, way);
    if (kind !== 'change_unpaid') return writeOptionalMail(services, transaction, kind, mail, now);
    await writeMails(transaction, [mail], now);
    return true;
  });
}

async function findWay(services: Reminding, transaction: Kysely<Schema>, booking: MailedBooking) {
  const phone = await findStashpointPhone(transaction, booking.stashpoint_id);
  return { ...stayWay(services, booking), phone };
}
