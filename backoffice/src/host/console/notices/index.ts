import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import type { ConsoleResource } from '../../../shared/page/console-resource.ts';
import { lazyPage } from '../../../shared/page/lazy-page.ts';

export const notices: ConsoleResource = {
  name: 'notices',
  access: 'team',
  menu: { label: 'host.menu.notices', icon: NotificationsRounded },
  list: lazyPage(() => import('./NoticesPage.tsx').then((file) => file.NoticesPage)),
};
