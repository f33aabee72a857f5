import { action, facts } from '../parts.ts';
import type { Say } from '../words.ts';
import { bagsRow, bookingRow, type StayFacts, timeRows } from './stay-parts.ts';
import { mail } from './written-mail.ts';

interface HostStayFacts extends StayFacts {
  traveller: string;
  link: string;
}

const view = (t: Say, { link }: HostStayFacts) => action(t('common.viewBooking'), link);

/** Notifications for hosts about bookings of their places; `link` is the booking in their console. */
export const hostNotices = {
  newBooking: mail<HostStayFacts>(
    (t, f) => t('newBooking.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('newBooking.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags)),
      view(t, f),
    ],
  ),
  /** The traveller says that they are on their way; a no-show is undone by it. */
  comingBooking: mail<HostStayFacts>(
    (t, f) => t('comingBooking.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('comingBooking.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags)),
      view(t, f),
    ],
  ),
  lostBooking: mail<HostStayFacts>(
    (t, f) => t('lostBooking.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('lostBooking.text', f),
      facts(...timeRows(t, f), bagsRow(t, f.bags)),
      view(t, f),
    ],
  ),
  /** Times and bags before and after the change. */
  changedBooking: mail<HostStayFacts & { bagsNow: string }>(
    (t, f) => t('changedBooking.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('changedBooking.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bagsNow)),
      view(t, f),
    ],
  ),
};
