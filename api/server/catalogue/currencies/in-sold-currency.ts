import { sql } from 'kysely';

/**
 * Whether a place charges in a currency that is on. The list is read once a statement, so that a search asks each
 * place no more than whether it is on it.
 */
export function inSoldCurrency(column: string) {
  return sql<boolean>`${sql.ref(column)} = any(array(select code from currencies where active))`;
}
