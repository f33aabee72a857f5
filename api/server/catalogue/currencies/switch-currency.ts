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
import { type CurrencyRow, findCurrencyRow, lockCurrency, switchCurrency } from './store.ts';

/**
 * Switches a currency on or off. Its places leave or return to search, pages and sale at once; paid stays are kept, and
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
    await lockCurrency(transaction, code);
    const currency = await getCurrency(services, code, transaction);
    requireVersion(currency, expected_version);
    const difference = differenceOf(currency, change);
    if (!difference || change.active === undefined) return;
    await switchCurrency(transaction, code, change.active);
    const action = change.active ? 'activated' : 'deactivated';
    await recordChange(transaction, { caller, action, entity: 'currency', id: code, ...difference, now });
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
