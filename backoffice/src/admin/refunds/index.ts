import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const refunds: ConsoleResource = {
  name: 'account/refunds',
  resource: 'refunds',
  access: 'money:all',
  menu: { label: 'menu.refunds', icon: CurrencyExchangeRounded },
  list: lazyPage(() => import('./RefundList.tsx').then((file) => file.RefundList)),
};
