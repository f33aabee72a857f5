import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const mails: ConsoleResource = {
  name: 'account/mails',
  resource: 'mails',
  access: 'bookings:all',
  menu: { label: 'mails.title', icon: MailOutlineRounded },
  list: lazyPage(() => import('./MailList.tsx').then((file) => file.MailList)),
};
