import type { Voucher } from '@cubby/api';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const otas = staffResource({
  resource: 'otas',
  label: 'menu.otas',
  icon: HandshakeRounded,
  list: lazyPage(() => import('./OtaList.tsx').then((file) => file.OtaList)),
  create: lazyPage(() => import('./OtaCreate.tsx').then((file) => file.OtaCreate)),
  record: lazyPage(() => import('./OtaEdit.tsx').then((file) => file.OtaEdit)),
});

export const areas = staffResource({
  resource: 'areas',
  list: lazyPage(() => import('./AreaList.tsx').then((file) => file.AreaList)),
  create: lazyPage(() => import('./AreaCreate.tsx').then((file) => file.AreaCreate)),
  record: lazyPage(() => import('./AreaEdit.tsx').then((file) => file.AreaEdit)),
});

export const vouchers = staffResource({
  resource: 'vouchers',
  list: lazyPage(() => import('./VoucherList.tsx').then((file) => file.VoucherList)),
  create: lazyPage(() => import('./VoucherIssue.tsx').then((file) => file.VoucherIssue)),
  record: lazyPage(() => import('./VoucherEdit.tsx').then((file) => file.VoucherEdit)),
  found: ({ code, campaign }: Voucher) => ({ href: recordPath('vouchers', code), name: code, detail: campaign ?? '' }),
});
