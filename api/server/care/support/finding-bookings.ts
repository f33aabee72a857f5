import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { type RawBuilder, sql } from 'kysely';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { normaliseCode } from '../../../contract/rules/coupons.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { startingWith } from '../../platform/database/list-rows.ts';
import { matchingPeople } from '../../platform/database/matching-people.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { shortPin } from '../../platform/secrets/signatures.ts';

/** The most bookings that a text finds by one of its ways: a first name is everywhere. */
const MOST_FOUND = 10_000;

/**
 * Returns the ids of bookings found by id, tag, name or phone number; for staff also by the beginning of an address, a
 * voucher, a payment’s or a dispute’s id at the payment service, the last digits of its card, and a PIN. Hosts don't see addresses and payments, so they
 * can't search by them. Each way asks an index of its own: with one condition over all, PostgreSQL would walk the bookings
 * in the list's order instead.
 */
export function bookingsFoundBy(text: string, byStaff: boolean, pinned: readonly string[] = []): RawBuilder<string[]> {
  const ids = [normaliseBookingId(text), ...pinned];
  const ways = [sql`b.id = any(${ids}::text[])`, sql`b.tag_numbers @> array[${text}]`, ...matchingPeople('b', text)];
  if (byStaff)
    ways.push(
      sql`lower(b.email) like ${startingWith(normaliseEmail(text))}`,
      sql`b.coupon_id = (select id from coupons where code = ${normaliseCode(text)} and activates is not null)`,
      sql`b.id in (select paid_booking(booking_id) from payments where ${text} in (intent_id, id)
        union select booking_id from disputes where id = ${text})`,
      sql`b.id in (select paid_booking(booking_id) from payments where card_digits = ${text})`,
    );
  const found = ways.map((way) => sql`(select b.id from bookings b where ${way} limit ${MOST_FOUND})`);
  return sql`array(${sql.join(found, sql` union all `)})`;
}

/** The most stays that are compared with a PIN, which is derived from their ids and stored nowhere. */
const MOST_COMPARED = 20_000;

/** Lists the stays that begin or end about now and have the PIN, for people who call from a counter. */
export async function listPinned({ database, secret, now }: HasDatabase & HasSecret & HasClock, pin: string) {
  if (!/^\d{4}$/.test(pin)) return [];
  const rows = await database.query
    .selectFrom('bookings')
    .select('id')
    .where('changes_booking_id', 'is', null)
    .where('state', 'in', ['confirmed', 'checked_in', 'checked_out'])
    .where('dropoff', '>', subDays(now(), 3))
    .where('dropoff', '<', addDays(now(), 2))
    .limit(MOST_COMPARED)
    .execute();
  return rows.flatMap(({ id }) => (shortPin(secret, id) === pin ? [id] : []));
}
