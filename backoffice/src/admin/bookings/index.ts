import type { AdminBooking } from '@cubby/api';
import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const bookings = staffResource({
  resource: 'bookings',
  icon: ConfirmationNumberRounded,
  list: lazyPage(() => import('./BookingList.tsx').then((file) => file.BookingList)),
  record: lazyPage(() => import('./BookingShow.tsx').then((file) => file.BookingShow)),
  pages: { contact: lazyPage(() => import('../contact/ContactPage.tsx').then((file) => file.ContactPage)) },
  found: ({ id, customer, stashpoint }: AdminBooking) => ({
    href: recordPath('bookings', id),
    name: id,
    detail: `${customer.name}, ${stashpoint.name}`,
  }),
});
