import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';
import { WaitingCount } from './WaitingCount.tsx';

export const approval = staffResource({
  resource: 'stashpoints',
  name: 'account/stashpoints/approval',
  label: 'menu.approval',
  icon: FactCheckRounded,
  count: WaitingCount,
  list: lazyPage(() => import('./ApprovalQueue.tsx').then((file) => file.ApprovalQueue)),
});
