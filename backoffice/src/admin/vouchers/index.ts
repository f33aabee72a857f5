import type { Voucher } from '@cubby/api';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const vouchers = staffResource({
  resource: 'vouchers',
  list: lazyPage(() => import('./VoucherList.tsx').then((file) => file.VoucherList)),
  create: lazyPage(() => import('./VoucherIssue.tsx').then((file) => file.VoucherIssue)),
  record: lazyPage(() => import('./VoucherEdit.tsx').then((file) => file.VoucherEdit)),
  found: ({ code, campaign }: Voucher) => ({ href: recordPath('vouchers', code), name: code, detail: campaign ?? '' }),
});
