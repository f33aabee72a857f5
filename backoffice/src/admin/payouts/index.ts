import type { RunPayout } from '@cubby/api';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import { filtered, recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const payoutRuns = staffResource({
  resource: 'payout-runs',
  icon: AccountBalanceRounded,
  list: lazyPage(() => import('./PayoutRunList.tsx').then((file) => file.PayoutRunList)),
  record: lazyPage(() => import('./PayoutRunShow.tsx').then((file) => file.PayoutRunShow)),
  searched: 'payouts',
  found: ({ id, run_id, host, account_holder, account_number_end }: RunPayout) => ({
    href: filtered(recordPath('payout-runs', run_id), { q: id }),
    name: host?.business_name ?? account_holder,
    detail: `…${account_number_end}, ${id}`,
  }),
});
