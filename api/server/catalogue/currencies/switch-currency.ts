import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminCurrency } from '../../../contract/structs/currency.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findReportingCode } from './reporting-currency.ts';
import {
  type CurrencyRow,
  findCurrencyRow,
  lockCurrencies,
  lockCurrency,
  makeReporting,
  switchCurrency,
} from './store.ts';

/**
 * Switches a currency on or off, or makes it the reporting currency. When it is switched, its places leave or return to search, pages and sale at once; paid stays are kept, and
 * can still be changed or cancelled.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT.
 */
export async function updateCurrency(
  services: HasDatabase & HasClock & HasCaches,
  caller: Caller,
  code: CurrencyCode,
  { expected_version, ...change }: BodyOf<Endpoints['updateAdminCurrency']>,
): Promise<AdminCurrency> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    if (change.reporting) await lockCurrencies(transaction);
    else await lockCurrency(transaction, code);
    const currency = await getCurrency(services, code, transaction);
    requireVersion(currency, expected_version);
    const log = { caller, entity: 'currency', now } as const;
    const difference = differenceOf(currency, { active: change.active });
    if (difference && change.active !== undefined) {
      await switchCurrency(transaction, code, change.active);
      const action = change.active ? 'activated' : 'deactivated';
      await recordChange(transaction, { ...log, action, id: code, ...difference });
    }
    if (!change.reporting || currency.reporting) return;
    const before = { reporting_ccy_code: await findReportingCode(transaction) };
    await makeReporting(transaction, code);
    const after = { reporting_ccy_code: code };
    await recordChange(transaction, { ...log, action: 'reporting_chosen', id: code, before, after });
  });
  await services.caches.invalidate();
  return getCurrency(services, code);
}

/** @throws CubbyError NOT_FOUND. */
export async function getCurrency(
  { database, now }: HasDatabase & HasClock,
  code: CurrencyCode,
  query = database.query,
): Promise<AdminCurrency> {
  const row = await findCurrencyRow(query, code, now());
  if (!row) throw new CubbyError('NOT_FOUND', 'This currency is not accepted.');
  return serializeCurrency(row);
}

export function serializeCurrency({ id, ...row }: CurrencyRow): AdminCurrency {
  const code = id as CurrencyCode;
  const { symbol, minorInMajor } = CURRENCIES[code];
  return { ...row, id: code, code, symbol, minor_in_major: minorInMajor };
}
