import { sql } from 'kysely';

/**
 * Tells whether a place charges in an active currency. The list is read once per statement, so that a search only
 * checks each place against it.
 */
export function inSoldCurrency(column: string) {
  return sql<boolean>`${sql.ref(column)} = any(array(select code from currencies where active))`;
}
