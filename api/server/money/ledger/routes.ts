import type { Credit } from '../../../contract/structs/credit.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller, HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from './business-zone.ts';
import { listBalances, listCreditEntries } from './credit.ts';
import { listLedgerEntries, sumLedgerEntries } from './list-entries.ts';

export function ledgerRoutes(
  services: HasDatabase & HasClock & HasBusinessZone,
): HandlersOf<'getMyCredit' | 'listLedgerEntries' | 'sumLedgerEntries'> {
  return {
    getMyCredit: ({ caller }) => getMyCredit(services, caller),
    listLedgerEntries: ({ query }) => listLedgerEntries(services, query),
    sumLedgerEntries: ({ query }) => sumLedgerEntries(services, query),
  };
}

/** Returns the caller's credit and its history. */
export async function getMyCredit({ database, now }: HasDatabase & HasClock, { userId }: Caller): Promise<Credit> {
  const balances = await listBalances(database.query, userId, now());
  const entries = await listCreditEntries(database.query, userId);
  return {
    balances: balances.map(({ currency_code, amount }) => ({ ...currencyOf(currency_code), amount })),
    entries: entries.map(({ booking_id, currency_code, created, amount }) => ({
      ...currencyOf(currency_code),
      amount,
      booking_id,
      created: created.toISOString(),
    })),
  };
}

function currencyOf(code: string): { ccy_code: Credit['balances'][number]['ccy_code']; ccy_minor_in_major: number } {
  if (!isCurrencyCode(code)) throw new Error(`The ledger contains ${code}, which is not an accepted currency.`);
  return { ccy_code: code, ccy_minor_in_major: CURRENCIES[code].minorInMajor };
}
