import BalanceRounded from '@mui/icons-material/BalanceRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const reconciliation: ConsoleResource = {
  name: 'account/reconciliation',
  resource: 'unexplained',
  access: 'money:all',
  menu: { label: 'menu.reconciliation', icon: BalanceRounded },
  list: lazyPage(() => import('./UnexplainedList.tsx').then((file) => file.UnexplainedList)),
  pages: {
    days: lazyPage(() => import('./DayList.tsx').then((file) => file.DayList)),
  },
};
