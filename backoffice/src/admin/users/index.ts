import type { AdminUser } from '@cubby/api';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const users = staffResource({
  resource: 'users',
  icon: PeopleRounded,
  list: lazyPage(() => import('./UserList.tsx').then((file) => file.UserList)),
  create: lazyPage(() => import('./UserInvite.tsx').then((file) => file.UserInvite)),
  record: lazyPage(() => import('./UserEdit.tsx').then((file) => file.UserEdit)),
  found: ({ id, first_name, last_name, email, phone_number }: AdminUser) => ({
    href: recordPath('users', id),
    name: `${first_name} ${last_name}`.trim() || email,
    detail: [email, phone_number].filter(Boolean).join(', '),
  }),
});
