import { pagingOf } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { issueVouchers } from './issue-vouchers.ts';
import { listVoucherRows } from './store.ts';
import { getVoucher, serializeVoucher, updateVoucher } from './update-voucher.ts';

export function voucherRoutes(
  services: HasDatabase & HasClock,
): HandlersOf<'listVouchers' | 'getVoucher' | 'issueVouchers' | 'updateVoucher'> {
  return {
    listVouchers: async ({ query }) => {
      const { rows, total } = await listVoucherRows(services.database.query, query, services.now());
      return pageOf(rows.map(serializeVoucher), total, pagingOf(query.page, query.per_page));
    },
    getVoucher: ({ params }) => getVoucher(services, params.code),
    issueVouchers: ({ caller, body }) => issueVouchers(services, caller, body),
    updateVoucher: ({ caller, params, body }) => updateVoucher(services, caller, params.code, body),
  };
}
