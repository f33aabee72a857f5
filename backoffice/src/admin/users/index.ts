import PeopleRounded from '@mui/icons-material/PeopleRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const users: ConsoleResource = {
  name: 'account/users',
  resource: 'users',
  access: 'users:all',
  menu: { label: 'users.title', icon: PeopleRounded },
  list: lazyPage(() => import('./UserList.tsx').then((file) => file.UserList)),
  create: lazyPage(() => import('./UserInvite.tsx').then((file) => file.UserInvite)),
  pages: {
    ':id': lazyPage(() => import('./UserEdit.tsx').then((file) => file.UserEdit)),
  },
};
