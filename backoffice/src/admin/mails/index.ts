import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { staffResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const mails = staffResource({
  resource: 'mails',
  icon: MailOutlineRounded,
  entity: 'mail',
  list: lazyPage(() => import('./MailList.tsx').then((file) => file.MailList)),
});
