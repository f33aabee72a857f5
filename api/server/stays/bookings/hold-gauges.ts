import { sql } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type Gauges, sparingly } from '../../platform/metrics/gauges.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';

/** Reports the spaces that are held and not paid for. */
export function holdGauges({ database, now }: HasDatabase & HasClock): Gauges {
  return sparingly({
    help: { cubby_holds: 'Bookings and changes that are held and not paid for' },
    read: async () => {
      const { held } = await database.query
        .selectFrom('bookings')
        .select(sql<number>`count(*)::int`.as('held'))
        .where('state', '=', 'held')
        .where('hold_expires_at', '>', now())
        .executeTakeFirstOrThrow();
      return { cubby_holds: held };
    },
  });
}
