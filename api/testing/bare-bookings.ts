import { sql } from 'kysely';
import { bySize } from '../contract/vocabulary/bag-sizes.ts';
import { takeRoomSql } from '../server/catalogue/stashpoints/availability/take-room.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { bookingId } from '../server/platform/secrets/ids.ts';
import { insertBookingIf } from '../server/stays/bookings/record/store.ts';

/**
 * Measures the upper limit for bookings: the statement that locks a place, sums the overlap and inserts, run by
 * `clients` in parallel with nothing around it. Returns bookings a second.
 */
export async function measureBareBookings(
  url: string,
  stashpointIds: readonly string[],
  { seconds = 6, clients = 32 } = {},
): Promise<number> {
  const database = connectDatabase({ url });
  const until = performance.now() + seconds * 1000;
  let written = 0;
  const client = async (number: number) => {
    for (let turn = number; performance.now() < until; turn += clients) {
      const stay = stayOf(turn, stashpointIds);
      const row = {
        ...COLUMNS,
        id: bookingId(),
        stashpoint_id: stay.stashpointId,
        dropoff: stay.dropoff,
        pickup: stay.pickup,
      };
      const demand = { ...bySize(() => 0), standard: 1 };
      const now = new Date();
      const held = await insertBookingIf(database, { ...row, created: now }, sql`${takeRoomSql(stay, demand, now)}`);
      if (held) written += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  await database.close();
  return Math.round(written / seconds);
}

const DAY_MS = 86_400_000;

/** An hour at some time in the next three weeks. */
function stayOf(turn: number, stashpointIds: readonly string[]) {
  const day = Math.ceil(Date.now() / DAY_MS) * DAY_MS + (turn % 20) * DAY_MS;
  const dropoff = new Date(day + (10 + (turn % 7)) * 3_600_000);
  return {
    stashpointId: stashpointIds[turn % stashpointIds.length] ?? '',
    dropoff,
    pickup: new Date(dropoff.getTime() + 3_600_000),
  };
}

const COLUMNS = {
  user_id: 'bench-host',
  email: 'bench@cubby.test',
  first_name: 'B',
  last_name: 'B',
  phone_number: '1',
  bag_count: 1,
  standard: 1,
  currency_code: 'GBP' as const,
  first_day_price: 500,
  extra_day_price: 0,
  booking_fee: 99,
  guarantee_fee: 199,
  total: 798,
  host_share: 200,
  state: 'held' as const,
  hold_expires_at: new Date('2100-01-01T00:00:00Z'),
};
