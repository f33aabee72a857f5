import BalanceRounded from '@mui/icons-material/BalanceRounded';
import { staffResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const reconciliation = staffResource({
  resource: 'unexplained',
  label: 'menu.reconciliation',
  icon: BalanceRounded,
  entity: 'unexplained',
  list: lazyPage(() => import('./UnexplainedList.tsx').then((file) => file.UnexplainedList)),
  pages: {
    days: lazyPage(() => import('./DayList.tsx').then((file) => file.DayList)),
  },
});
