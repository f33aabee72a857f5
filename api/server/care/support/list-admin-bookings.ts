import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminBooking } from '../../../contract/structs/support.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import { pageOf } from '../../platform/http/page.ts';
import { refundedOf } from '../../stays/bookings/record/paid-fields.ts';
import { type AdminBookingRow, findAdminBookings, matchingBookings } from './bookings-store.ts';

/** All bookings that staff ask for, a page of them. */
export async function listAdminBookings(
  { database }: HasDatabase,
  query: QueryOf<Endpoints['listAdminBookings']>,
): Promise<Page<AdminBooking>> {
  const { ids, total } = await listIds(matchingBookings(database.query, query), query, {
    id: 'b.id',
    columns: { created: 'b.created', dropoff: 'b.dropoff', total_price_amount: 'b.total' },
    by: 'created',
  });
  const rows = inOrder(ids, await findAdminBookings(database.query, ids));
  return pageOf(rows.map(present), total, pagingOf(query.page, query.per_page));
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
    refund_amount: refundedOf(row.total, row.charged ?? 0, row.refunded ?? 0),
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
