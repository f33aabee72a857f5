import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const currencies: ConsoleResource = {
  name: 'account/currencies',
  resource: 'currencies',
  access: 'currencies:all',
  menu: { label: 'currencies.title', icon: PaymentsRounded },
  list: lazyPage(() => import('./CurrencyList.tsx').then((file) => file.CurrencyList)),
  pages: {
    ':id': lazyPage(() => import('./CurrencyShow.tsx').then((file) => file.CurrencyShow)),
  },
};
