import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PercentRounded from '@mui/icons-material/PercentRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const commissions: ConsoleResource = {
  name: 'commissions',
  resource: 'commissions',
  access: 'owner',
  menu: { label: 'host.menu.commissions', icon: PercentRounded },
  list: lazyPage(() => import('./CommissionsPage.tsx').then((file) => file.CommissionsPage)),
};

export const payouts: ConsoleResource = {
  name: 'payouts',
  resource: 'payouts',
  access: 'owner',
  menu: { label: 'host.menu.payouts', icon: PaymentsRounded },
  list: lazyPage(() => import('./PayoutsPage.tsx').then((file) => file.PayoutsPage)),
};

export const invoices: ConsoleResource = {
  name: 'invoices',
  resource: 'invoices',
  access: 'owner',
  menu: { label: 'host.menu.invoices', icon: ReceiptLongRounded },
  list: lazyPage(() => import('./InvoicesPage.tsx').then((file) => file.InvoicesPage)),
};
