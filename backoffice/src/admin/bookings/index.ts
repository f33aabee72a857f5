import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const bookings: ConsoleResource = {
  name: 'account/bookings',
  resource: 'bookings',
  access: 'bookings:all',
  menu: { label: 'bookings.title', icon: ConfirmationNumberRounded },
  list: lazyPage(() => import('./BookingList.tsx').then((file) => file.BookingList)),
  pages: {
    ':id': lazyPage(() => import('./BookingShow.tsx').then((file) => file.BookingShow)),
  },
};
