import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const refunds = staffResource({
  resource: 'refunds',
  label: 'menu.refunds',
  icon: CurrencyExchangeRounded,
  list: lazyPage(() => import('./RefundList.tsx').then((file) => file.RefundList)),
});
