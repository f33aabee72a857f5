import { type Kysely, sql } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import { localMoment } from '../../../contract/rules/time.ts';
import type { CurrencyRate } from '../../../contract/structs/currency.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findReportingCode } from './reporting-currency.ts';
import { lockCurrency } from './store.ts';
import { getCurrency } from './switch-currency.ts';

/** The zone whose calendar is furthest ahead: a later day is in the future everywhere. */
const FIRST_TO_CHANGE_DAY = 'Pacific/Kiritimati';

/** Lists the rates in the reporting currency, of one currency or of all, latest first. */
export async function listRates(query: Kysely<Schema>, code?: CurrencyCode): Promise<CurrencyRate[]> {
  return query
    .selectFrom('currency_rates as r')
    .innerJoin('currencies as m', 'm.code', 'r.reporting_code')
    .where('m.reporting', '=', true)
    .$if(code !== undefined, (rows) => rows.where('r.currency_code', '=', code ?? 'EUR'))
    .select([
      'r.currency_code as ccy_code',
      'r.reporting_code as reporting_ccy_code',
      sql<string>`trim_scale(r.rate)::text`.as('rate'),
      sql<string>`to_char(r.valid_from, 'YYYY-MM-DD')`.as('valid_from'),
    ])
    .orderBy('r.valid_from', 'desc')
    .orderBy('r.currency_code')
    .execute();
}

/**
 * Sets a rate from a day on. A rate that was set for the same day is replaced; the log keeps both.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT, INVALID_DATA on `valid_from` for a future day or on `rate` for the reporting
 * currency itself.
 */
export async function setRate(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  code: CurrencyCode,
  { rate, valid_from, expected_version }: BodyOf<Endpoints['setCurrencyRate']>,
): Promise<CurrencyRate> {
  if (valid_from > localMoment(now(), FIRST_TO_CHANGE_DAY).date)
    throw fieldError('valid_from', 'A rate can’t begin in the future.');
  return database.transaction(async (transaction) => {
    await lockCurrency(transaction, code);
    requireVersion(await getCurrency({ database, now }, code, transaction), expected_version);
    const reporting_code = await findReportingCode(transaction);
    if (reporting_code === code) throw fieldError('rate', 'The reporting currency has no rate.');
    const at = (each: CurrencyRate) => each.valid_from === valid_from;
    const before = (await listRates(transaction, code)).find(at);
    await transaction
      .insertInto('currency_rates')
      .values({ currency_code: code, reporting_code, valid_from, rate })
      .onConflict((same) => same.columns(['currency_code', 'reporting_code', 'valid_from']).doUpdateSet({ rate }))
      .execute();
    const set = (await listRates(transaction, code)).find(at);
    if (!set) throw new Error(`No rate of ${code} was written.`);
    if (before?.rate === set.rate) return set;
    await transaction
      .updateTable('currencies')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('code', '=', code)
      .execute();
    await recordChange(transaction, {
      caller,
      action: 'rate_set',
      entity: 'currency',
      id: code,
      before: before ? factsOf(before) : null,
      after: factsOf(set),
      now: now(),
    });
    return set;
  });
}

function factsOf({ rate, reporting_ccy_code, valid_from }: CurrencyRate) {
  return { rate, reporting_ccy_code, valid_from };
}
