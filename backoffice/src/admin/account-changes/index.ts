import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { staffResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const accountChanges = staffResource({
  resource: 'account-changes',
  label: 'menu.account_changes',
  icon: SwapHorizRounded,
  list: lazyPage(() => import('./AccountChangeList.tsx').then((file) => file.AccountChangeList)),
});
