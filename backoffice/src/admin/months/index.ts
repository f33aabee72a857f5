import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const months = staffResource({
  resource: 'months',
  icon: CalendarMonthRounded,
  list: lazyPage(() => import('./MonthList.tsx').then((file) => file.MonthList)),
  record: lazyPage(() => import('./MonthShow.tsx').then((file) => file.MonthShow)),
  pages: {
    invoices: lazyPage(() => import('./InvoiceList.tsx').then((file) => file.InvoiceList)),
    balances: lazyPage(() => import('./BalanceList.tsx').then((file) => file.BalanceList)),
  },
});
