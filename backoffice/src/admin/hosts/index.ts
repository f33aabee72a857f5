import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const hosts: ConsoleResource = {
  name: 'account/hosts',
  resource: 'hosts',
  access: 'hosts:all',
  menu: { label: 'hosts.title', icon: StorefrontRounded },
  list: lazyPage(() => import('./HostList.tsx').then((file) => file.HostList)),
  create: lazyPage(() => import('./HostCreate.tsx').then((file) => file.HostCreate)),
  pages: {
    ':id': lazyPage(() => import('./HostShow.tsx').then((file) => file.HostShow)),
    ':id/edit': lazyPage(() => import('./HostEdit.tsx').then((file) => file.HostEdit)),
  },
};
