import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const changes = staffResource({
  resource: 'changes',
  access: 'staff',
  icon: ManageSearchRounded,
  list: lazyPage(() => import('./ChangeList.tsx').then((file) => file.ChangeList)),
});
