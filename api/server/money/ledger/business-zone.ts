import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addCalendarDays, instantOf, localMoment } from '../../../contract/rules/time.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The time zone of reports, invoices and payouts: their days and months begin at its midnight. */
export interface HasBusinessZone {
  businessZone: string;
}

/**
 * Returns the zone of the business. That of the settings is kept until the first paid booking; from then on it is fixed,
 * so that no day is counted twice or left out.
 */
export async function fixBusinessZone(database: Database, wanted: string): Promise<string> {
  const known = await findZone(database.query);
  if (known === wanted || (known !== undefined && (await isPaid(database.query)))) return known;
  if (database.writes.isReadOnly) return known ?? wanted;
  return database.transaction(async (transaction) => {
    await transaction
      .insertInto('business_zone')
      .values({ is_only: true, zone: wanted })
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ zone: wanted }))
      .execute();
    return wanted;
  });
}

async function findZone(query: Kysely<Schema>): Promise<string | undefined> {
  return (await query.selectFrom('business_zone').select('zone').executeTakeFirst())?.zone;
}

async function isPaid(query: Kysely<Schema>): Promise<boolean> {
  return (await query.selectFrom('ledger_entries').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The day of an instant in SQL, as YYYY-MM-DD. */
export function dayIn(zone: string, instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${instant} at time zone ${zone}, 'YYYY-MM-DD')`;
}

/** The month of an instant in SQL, as YYYY-MM. */
export function monthIn(zone: string, instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${instant} at time zone ${zone}, 'YYYY-MM')`;
}

/** Returns the first instant of a day, YYYY-MM-DD. */
export function startOfDay(date: string, zone: string): Date {
  return instantOf(date, '00:00', zone);
}

/** Returns the first instant after a day, YYYY-MM-DD. */
export function endOfDay(date: string, zone: string): Date {
  return startOfDay(addCalendarDays(date, 1), zone);
}

/** Returns the day of an instant, YYYY-MM-DD. */
export function dayOf(instant: Date, zone: string): string {
  return localMoment(instant, zone).date;
}
