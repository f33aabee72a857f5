import { type RawBuilder, sql } from 'kysely';
import { type Bags, type Doors, doorsFor, tooLargeFor } from '../../../../contract/rules/bag-fit.ts';
import { DOORS_BY_BANK } from '../../../../contract/rules/locker-sizes.ts';
import { BAG_SIZES_CM, MEASURED_SIZES, type MeasuredSize } from '../../../../contract/vocabulary/bag-sizes.ts';

/**
 * Checks whether bags of known sizes fit, as SQL over `s` (a place) and `room` (its free capacity for the stay, the
 * bags' own shelves already taken from the pool): the rule of `bag-fit.ts` for many places at once.
 */
export function bagsFit(bags: Bags): RawBuilder<boolean> {
  return byBank((doors) => behindDoors(bags, doors), sql<boolean>`room.standard >= 0 and ${withinLimit(bags)}`);
}

/** Counts the bags of unknown sizes that fit, likewise: the pool, the doors that take a cabin bag, or all units. */
export function roomForAnyBags(): RawBuilder<number> {
  return byBank(
    (doors) => roomOf(doorsFor('small', doors)),
    sql<number>`case when s.capacity_standard > 0 then room.standard else ${roomOf(MEASURED_SIZES)} end`,
  );
}

/** Decides by the doors of a bank, and otherwise where the units are not measured or there is a common pool. */
function byBank<T>(behind: (doors: Doors) => RawBuilder<T>, otherwise: RawBuilder<T>): RawBuilder<T> {
  const banks = DOORS_BY_BANK.map(
    ({ storageType, countryCode, doors }) => sql`
      when s.capacity_standard = 0 and s.storage_type = ${storageType}
        ${countryCode ? sql`and s.country_code = ${countryCode}` : sql``} then ${behind(doors)}`,
  );
  return sql<T>`case ${sql.join(banks, sql` `)} else ${otherwise} end`;
}

function roomOf(sizes: readonly MeasuredSize[]): RawBuilder<number> {
  return sql<number>`(${sql.join([sql`0`, ...sizes.map((size) => sql.ref(`room.${size}`))], sql` + `)})`;
}

/** Checks lockers, whose sizes nest: bags that need at least a size must find enough doors of that size and above. */
function behindDoors(bags: Bags, doors: Doors): RawBuilder<boolean> {
  if (tooLargeFor(bags, { doors, limit: null }).length > 0) return sql<boolean>`false`;
  const needs = MEASURED_SIZES.map((_, least) => {
    const above = MEASURED_SIZES.slice(least);
    const wanting = MEASURED_SIZES.filter((size) => above.some((door) => door === doorsFor(size, doors)[0]));
    const count = wanting.reduce((sum, size) => sum + bags[size], 0);
    return sql`${roomOf(above)} >= ${count}`;
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
