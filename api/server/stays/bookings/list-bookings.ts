import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import { forHost } from './record/get-booking.ts';
import { type SerializesBookings, serializeBooking } from './record/serialize-booking.ts';
import { listBookingRows } from './record/store.ts';

/** The limit of a person's bookings, far beyond any real number. */
const MOST_BOOKINGS = 10_000;

/** Lists all bookings of a person, in any state. */
export async function listBookingsOf(services: HasDatabase & SerializesBookings, userId: string): Promise<Booking[]> {
  const page = { now: services.now(), offset: 0, limit: MOST_BOOKINGS };
  const { rows } = await listBookingRows(services.database.query, { userId, ...page });
  return rows.map((row) => serializeBooking(services, row));
}

/** Lists the caller's own bookings; a host asking for a place sees that place's, staff see all. */
export async function listBookings(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  query: QueryOf<Endpoints['listBookings']>,
): Promise<Page<Booking>> {
  const paging = pagingOf(query.page, query.per_page);
  const isStaff = isBookingStaff(caller);
  const asHost = !isStaff && caller.scopes.includes('stashpoints:own') && query.stashpoint_id !== undefined;
  const { rows, total } = await listBookingRows(services.database.query, {
    ...(asHost && { host: caller }),
    ...(!asHost && !isStaff && { userId: caller.userId }),
    ...(query.stashpoint_id !== undefined && { stashpointId: query.stashpoint_id }),
    ...(query.when && { when: query.when }),
    now: services.now(),
    offset: paging.offset,
    limit: paging.perPage,
  });
  return pageOf(
    rows.map((row) => serializeBooking(services, row)).map((booking) => (asHost ? forHost(booking) : booking)),
    total,
    paging,
  );
}
