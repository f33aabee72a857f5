import { sql } from 'kysely';

/**
 * Tells whether a place charges in an active currency. The list of the others, which is short, is read once per
 * statement, so that a search only checks each place against it. As a case, PostgreSQL assumes it of every other place;
 * it would take a condition on the codes for one that hardly any place meets.
 */
export function inSoldCurrency(column: string) {
  return sql<boolean>`case when ${sql.ref(column)} = any(array(select code from currencies where not active)) then false else true end`;
}
