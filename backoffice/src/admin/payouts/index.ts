import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const payoutRuns: ConsoleResource = {
  name: 'account/payout-runs',
  resource: 'payout-runs',
  access: 'money:all',
  menu: { label: 'money.runs.title', icon: AccountBalanceRounded },
  list: lazyPage(() => import('./PayoutRunList.tsx').then((file) => file.PayoutRunList)),
  pages: {
    ':id': lazyPage(() => import('./PayoutRunShow.tsx').then((file) => file.PayoutRunShow)),
  },
};
