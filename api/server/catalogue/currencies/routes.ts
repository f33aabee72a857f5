import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { Services } from '../../services.ts';
import { listCurrencyRows } from './store.ts';
import { getCurrency, presentCurrency, updateCurrency } from './switch-currency.ts';

export function currencyRoutes(
  services: Services,
): HandlersOf<'listAdminCurrencies' | 'getAdminCurrency' | 'updateAdminCurrency'> {
  return {
    listAdminCurrencies: async ({ query }) => {
      const { rows, total } = await listCurrencyRows(services.database.query, query, services.now());
      return pageOf(rows.map(presentCurrency), total, pagingOf(query.page, query.per_page));
    },
    getAdminCurrency: ({ params }) => getCurrency(services, params.code),
    updateAdminCurrency: ({ caller, params, body }) => updateCurrency(services, caller, params.code, body),
  };
}
