import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const accountChanges: ConsoleResource = {
  name: 'account/account-changes',
  resource: 'account-changes',
  access: 'money:all',
  menu: { label: 'menu.account_changes', icon: SwapHorizRounded },
  list: lazyPage(() => import('./AccountChangeList.tsx').then((file) => file.AccountChangeList)),
};
