import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const accountChanges = staffResource({
  resource: 'account-changes',
  label: 'menu.account_changes',
  icon: SwapHorizRounded,
  list: lazyPage(() => import('./AccountChangeList.tsx').then((file) => file.AccountChangeList)),
});
