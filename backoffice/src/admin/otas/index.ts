import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const otas: ConsoleResource = {
  name: 'account/otas',
  resource: 'otas',
  access: 'partners:all',
  menu: { label: 'menu.otas', icon: HandshakeRounded },
  list: lazyPage(() => import('./OtaList.tsx').then((file) => file.OtaList)),
  create: lazyPage(() => import('./OtaCreate.tsx').then((file) => file.OtaCreate)),
  pages: {
    ':id': lazyPage(() => import('./OtaEdit.tsx').then((file) => file.OtaEdit)),
  },
};

export const areas: ConsoleResource = {
  name: 'account/otas/areas',
  resource: 'areas',
  access: 'partners:all',
  list: lazyPage(() => import('./AreaList.tsx').then((file) => file.AreaList)),
  create: lazyPage(() => import('./AreaCreate.tsx').then((file) => file.AreaCreate)),
  pages: {
    ':id': lazyPage(() => import('./AreaEdit.tsx').then((file) => file.AreaEdit)),
  },
};

export const vouchers: ConsoleResource = {
  name: 'account/otas/vouchers',
  resource: 'vouchers',
  access: 'partners:all',
  list: lazyPage(() => import('./VoucherList.tsx').then((file) => file.VoucherList)),
  create: lazyPage(() => import('./VoucherIssue.tsx').then((file) => file.VoucherIssue)),
  pages: {
    ':id': lazyPage(() => import('./VoucherEdit.tsx').then((file) => file.VoucherEdit)),
  },
};
