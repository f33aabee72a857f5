import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** Marks the places with the most bookings as popular and unmarks the rest. Only differences are written. */
export async function markPopular(transaction: Kysely<Schema>, count: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with booked as (
      select place, sum(t.bookings) as bookings
      from place_totals t join places p on p.id = t.place_id,
        lateral (values (p.id), (case when p.type = 'city' then p.parent_id end)) as within(place)
      where place is not null
      group by place
    ), wanted as (
      select p.id from places p left join booked b on b.place = p.id
      order by b.bookings desc nulls last, p.weight desc, p.id limit ${count}
    ), differing as (
      update place_search set popular = not popular
      where popular is distinct from (place_id in (select id from wanted))
      returning place_id, popular
    )
    update place_terms t set popular = d.popular from differing d where d.place_id = t.place_id`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}
