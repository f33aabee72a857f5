import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const mails = staffResource({
  resource: 'mails',
  icon: MailOutlineRounded,
  list: lazyPage(() => import('./MailList.tsx').then((file) => file.MailList)),
});
