import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { plainDigits } from '../../../contract/rules/plain-digits.ts';
import { earnedBy } from '../../../contract/rules/settlement.ts';
import type { AdminBooking } from '../../../contract/structs/support.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { listStashpointIds, listStashpointIdsAtWork } from '../../catalogue/stashpoints/record/stashpoint-ids.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { refundedOf } from '../../stays/bookings/record/paid-fields.ts';
import { type AdminBookingRow, findAdminBookings, matchingBookings } from './bookings-store.ts';
import { listPinned } from './finding-bookings.ts';

/** Lists a page of bookings for staff, or for a host those of their own places. */
export async function listAdminBookings(
  services: HasDatabase & HasSecret & HasClock & HasBusinessZone,
  caller: Caller,
  query: QueryOf<Endpoints['listAdminBookings']>,
): Promise<Page<AdminBooking>> {
  const { database, now, businessZone } = services;
  const isStaff = isBookingStaff(caller);
  const stashpointIds = await stashpointsAsked(database.query, isStaff ? null : caller, query.host_id);
  const matching = matchingBookings(database.query, isStaff ? query : forHost(query), {
    stashpointIds,
    isHost: !isStaff,
    pinned: isStaff ? await listPinned(services, plainDigits(query.q ?? '').trim()) : [],
    now: now(),
    zone: businessZone,
  });
  const { ids, total } = await listIds(matching, query, {
    id: 'b.id',
    columns: {
      created: 'b.created',
      dropoff: 'b.dropoff',
      // No index has this order, and a host has few bookings.
      next: isStaff ? 'b.dropoff' : stillToComeFirst(now()),
      total_price_amount: 'b.total',
    },
    by: 'created',
  });
  const rows = inOrder(ids, await findAdminBookings(database.query, ids));
  const items = rows.map(present).map((row) => (isStaff ? row : asHostSees(row, caller)));
  return pageOf(items, total, pagingOf(query.page, query.per_page));
}

/** Orders stays that have not ended by their drop-off, and after them those that have from the latest on. */
function stillToComeFirst(now: Date): RawBuilder<number> {
  return sql`case when b.pickup >= ${now} then extract(epoch from b.dropoff) else 1e11 - extract(epoch from b.dropoff) end`;
}

/** Returns the ids of the places whose bookings are asked for; null for all places. */
async function stashpointsAsked(query: Kysely<Schema>, caller: Caller | null, hostId: string | undefined) {
  if (caller) return listStashpointIdsAtWork(query, caller);
  return hostId === undefined ? null : listStashpointIds(query, hostId);
}

/**
 * Hides the traveller's address, the method of payment and the coupon from hosts, who can neither filter by the last two
 * nor see them. Only the host sees what they earn.
 */
function asHostSees(row: AdminBooking, { work }: Caller): AdminBooking {
  const customer = { ...row.customer, email: null };
  return { ...row, customer, payment_failed: false, coupon_code: null, ...(work && { host_share_amount: null }) };
}

function forHost({
  coupon_code: _,
  coupon_used: ____,
  payment_failed: __,
  money_trouble: ___,
  ...query
}: QueryOf<Endpoints['listAdminBookings']>) {
  return query;
}

function present(row: AdminBookingRow): AdminBooking {
  return {
    id: row.id,
    created: row.created.toISOString(),
    state: row.state,
    dropoff: row.dropoff.toISOString(),
    pickup: row.pickup.toISOString(),
    bag_count: row.bag_count,
    ccy_code: row.currency_code,
    ccy_minor_in_major: CURRENCIES[row.currency_code].minorInMajor,
    total_price_amount: row.total,
    refund_amount: refundedOf(row),
    host_share_amount: earnedBy(row, row.stashpoint_id),
    payment_failed: row.payment_status === 'failed',
    customer: {
      id: row.user_id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim(),
      phone_number: row.phone_number,
    },
    stashpoint: {
      id: row.stashpoint_id,
      name: row.stashpoint_name,
      business_name: row.business_name,
      city_name: row.city_name,
      timezone: row.timezone,
    },
    coupon_code: row.coupon_code,
    booking_tag_numbers: row.tag_numbers,
    open_incident: row.open_incident,
  };
}
