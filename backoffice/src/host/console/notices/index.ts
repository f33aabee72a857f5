import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const notices: ConsoleResource = {
  name: 'notices',
  access: 'team',
  menu: { label: 'host.menu.notices', icon: NotificationsRounded },
  list: lazyPage(() => import('./NoticesPage.tsx').then((file) => file.NoticesPage)),
};
