import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const currencies = staffResource({
  resource: 'currencies',
  icon: PaymentsRounded,
  list: lazyPage(() => import('./CurrencyList.tsx').then((file) => file.CurrencyList)),
  record: lazyPage(() => import('./CurrencyShow.tsx').then((file) => file.CurrencyShow)),
});
