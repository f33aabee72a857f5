import BalanceRounded from '@mui/icons-material/BalanceRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const reconciliation = staffResource({
  resource: 'unexplained',
  label: 'menu.reconciliation',
  icon: BalanceRounded,
  list: lazyPage(() => import('./UnexplainedList.tsx').then((file) => file.UnexplainedList)),
  pages: {
    ledger: lazyPage(() => import('./LedgerList.tsx').then((file) => file.LedgerList)),
    days: lazyPage(() => import('./DayList.tsx').then((file) => file.DayList)),
  },
});
