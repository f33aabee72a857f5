import { type RawBuilder, sql } from 'kysely';
import { type Bags, type Doors, smallestDoorFor, tooLargeFor } from '../../../../contract/rules/bag-fit.ts';
import { DOORS_BY_BANK } from '../../../../contract/rules/locker-sizes.ts';
import { BAG_SIZES_CM, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';

/**
 * Checks whether bags of known sizes fit, as SQL over `s` (a place) and `room` (its free capacity for the stay, the
 * bags' own shelves already taken from the pool): the rule of `bag-fit.ts` for many places at once.
 */
export function bagsFit(bags: Bags): RawBuilder<boolean> {
  const banks = DOORS_BY_BANK.map(
    ({ storageType, countryCode, doors }) => sql`
      when s.capacity_standard = 0 and s.storage_type = ${storageType}
        ${countryCode ? sql`and s.country_code = ${countryCode}` : sql``} then ${behindDoors(bags, doors)}`,
  );
  return sql<boolean>`case ${sql.join(banks, sql` `)} else room.standard >= 0 and ${withinLimit(bags)} end`;
}

/** Checks lockers, whose sizes nest: bags that need at least a size must find enough doors of that size and above. */
function behindDoors(bags: Bags, doors: Doors): RawBuilder<boolean> {
  if (tooLargeFor(bags, { doors, limit: null }).length > 0) return sql<boolean>`false`;
  const needs = MEASURED_SIZES.map((_, least) => {
    const above = MEASURED_SIZES.slice(least);
    const wanting = MEASURED_SIZES.filter((size) => above.some((door) => door === smallestDoorFor(size, doors)));
    const count = wanting.reduce((sum, size) => sum + bags[size], 0);
    const room = above.map((size) => sql.ref(`room.${size}`));
    return sql`${sql.join(room, sql` + `)} >= ${count}`;
  });
  return sql<boolean>`(${sql.join(needs, sql` and `)})`;
}

/** Checks a counter with a size limit: the longest side is compared with the longest, and so on. */
function withinLimit(bags: Bags): RawBuilder<boolean> {
  const brought = MEASURED_SIZES.filter((size) => bags[size] > 0).map((size) =>
    BAG_SIZES_CM[size].toSorted((a, b) => b - a),
  );
  const [longest, middle, shortest] = [0, 1, 2].map((side) => Math.max(0, ...brought.map((cm) => cm[side] ?? 0)));
  return sql<boolean>`(s.size_restrictions is null or (
    select greatest(l, w, h) >= ${longest} and l + w + h - greatest(l, w, h) - least(l, w, h) >= ${middle}
      and least(l, w, h) >= ${shortest}
    from (select (s.size_restrictions ->> 'length_cm')::int, (s.size_restrictions ->> 'width_cm')::int,
      (s.size_restrictions ->> 'height_cm')::int) as sides(l, w, h)))`;
}
