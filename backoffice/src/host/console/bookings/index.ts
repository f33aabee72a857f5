import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const bookings: ConsoleResource = {
  name: 'bookings',
  resource: 'bookings',
  access: 'team',
  menu: { label: 'host.menu.bookings', icon: ConfirmationNumberRounded },
  list: lazyPage(() => import('./BookingList.tsx').then((file) => file.BookingList)),
  record: lazyPage(() => import('./BookingPage.tsx').then((file) => file.BookingPage)),
  pages: {
    print: lazyPage(() => import('../print/DayListPage.tsx').then((file) => file.DayListPage)),
  },
};
