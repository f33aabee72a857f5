import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';
import { WaitingCount } from './WaitingCount.tsx';

export const approval: ConsoleResource = {
  name: 'account/stashpoints/approval',
  resource: 'stashpoints',
  access: 'stashpoints:all',
  menu: { label: 'menu.approval', icon: FactCheckRounded, count: WaitingCount },
  list: lazyPage(() => import('./ApprovalQueue.tsx').then((file) => file.ApprovalQueue)),
};
