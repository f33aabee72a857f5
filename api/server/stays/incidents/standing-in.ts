import { sql } from 'kysely';

/** Computes `standingOf` of the contract in the database, to filter by it; a test compares the two. The report is `i`. */
export function standingIn(now: Date) {
  return sql<string>`case
    when i.verdict = 'upheld' then 'counts'
    when i.verdict = 'dismissed' then 'dismissed'
    when i.kind = 'closed_at_pickup' and i.resolved_at is null and i.answer is null then 'waiting'
    when i.kind = 'closed_at_pickup' or i.answer_by is null then 'uncounted'
    when i.kind = 'claim' and i.resolved_at is null and i.answer is null and ${now} < i.answer_by then 'waiting'
    when i.kind = 'claim' then 'uncounted'
    when i.answer = 'agrees' then 'counts'
    when i.answer is not null or i.reviewed_first then 'disputed'
    when ${now} < i.answer_by then 'waiting'
    else 'counts' end`;
}

/** Tells whether anything is still to be decided: a traveller has no bags yet, or whether it counts against the place. */
export function isUndecided(now: Date) {
  return sql<boolean>`(i.resolved_at is null or ${standingIn(now)} in ('waiting', 'disputed'))`;
}
