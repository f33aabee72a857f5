import { pagingOf } from '../../../contract/rules/fields.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listActiveCurrencies } from './list-active-currencies.ts';
import { listRates, setRate } from './rates.ts';
import { listCurrencyRows } from './store.ts';
import { getCurrency, serializeCurrency, updateCurrency } from './switch-currency.ts';

export function currencyRoutes(
  services: HasDatabase & HasClock & HasCaches,
): HandlersOf<
  | 'listAdminCurrencies'
  | 'getAdminCurrency'
  | 'updateAdminCurrency'
  | 'listCurrencies'
  | 'listCurrencyRates'
  | 'setCurrencyRate'
> {
  return {
    listAdminCurrencies: async ({ query }) => {
      const { rows, total } = await listCurrencyRows(services.database.query, query, services.now());
      return pageOf(rows.map(serializeCurrency), total, pagingOf(query.page, query.per_page));
    },
    getAdminCurrency: ({ params }) => getCurrency(services, params.code),
    listCurrencies: async () =>
      (await listActiveCurrencies(services.database.query)).filter(isCurrencyCode).map((code) => ({
        code,
        symbol: CURRENCIES[code].symbol,
        minor_in_major: CURRENCIES[code].minorInMajor,
      })),
    listCurrencyRates: ({ params }) => listRates(services.database.query, params.code),
    setCurrencyRate: ({ caller, params, body }) => setRate(services, caller, params.code, body),
    updateAdminCurrency: ({ caller, params, body }) => updateCurrency(services, caller, params.code, body),
  };
}
