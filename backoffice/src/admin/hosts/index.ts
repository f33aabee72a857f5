import type { Host } from '@cubby/api';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const hosts = staffResource({
  resource: 'hosts',
  icon: StorefrontRounded,
  list: lazyPage(() => import('./HostList.tsx').then((file) => file.HostList)),
  create: lazyPage(() => import('./HostCreate.tsx').then((file) => file.HostCreate)),
  record: lazyPage(() => import('./HostShow.tsx').then((file) => file.HostShow)),
  edit: lazyPage(() => import('./HostEdit.tsx').then((file) => file.HostEdit)),
  found: ({ id, business_name, first_name, last_name, email }: Host) => ({
    href: recordPath('hosts', id),
    name: business_name,
    detail: `${first_name} ${last_name}, ${email}`,
  }),
});
