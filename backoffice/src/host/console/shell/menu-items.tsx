import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import BackpackRounded from '@mui/icons-material/BackpackRounded';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PercentRounded from '@mui/icons-material/PercentRounded';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import TodayRounded from '@mui/icons-material/TodayRounded';
import type { ReactNode } from 'react';
import { isManager } from '../../../lib/session/own-role.ts';
import { hostPaths } from '../routing/host-paths.ts';

export interface HostMenuItem {
  to: string;
  label: string;
  icon: ReactNode;
}

const TODAY: HostMenuItem = { to: hostPaths.today, label: 'host.menu.today', icon: <TodayRounded /> };
const COUNTER: HostMenuItem = { to: hostPaths.counter, label: 'host.menu.counter', icon: <QrCodeScannerRounded /> };
const BOOKINGS: HostMenuItem = {
  to: hostPaths.bookings,
  label: 'host.menu.bookings',
  icon: <ConfirmationNumberRounded />,
};
const STASHPOINTS: HostMenuItem = {
  to: hostPaths.stashpoints,
  label: 'host.menu.stashpoints',
  icon: <StorefrontRounded />,
};

/** The items needed most on a phone, while the other hand holds a bag. */
export const AT_THE_THUMB: readonly HostMenuItem[] = [TODAY, COUNTER, BOOKINGS, STASHPOINTS];

interface MenuGroup {
  label: string | null;
  items: readonly HostMenuItem[];
}

/** Returns the menu for the user's role: a manager does not see earnings. */
export function menuGroups(): readonly MenuGroup[] {
  return isManager() ? GROUPS.filter(({ label }) => label !== 'host.menu.group_money') : GROUPS;
}

/** All menu items, grouped. */
const GROUPS: readonly MenuGroup[] = [
  {
    label: null,
    items: [
      TODAY,
      COUNTER,
      BOOKINGS,
      { to: hostPaths.incidents, label: 'host.menu.incidents', icon: <ReportProblemRounded /> },
      { to: hostPaths.reviews, label: 'host.menu.reviews', icon: <StarRounded /> },
      { to: hostPaths.figures, label: 'host.menu.figures', icon: <BarChartRounded /> },
    ],
  },
  {
    label: 'host.menu.group_place',
    items: [
      STASHPOINTS,
      { to: hostPaths.hours, label: 'host.menu.hours', icon: <AccessTimeRounded /> },
      { to: hostPaths.closures, label: 'host.menu.closures', icon: <EventBusyRounded /> },
      { to: hostPaths.limits, label: 'host.menu.limits', icon: <BackpackRounded /> },
      { to: hostPaths.tags, label: 'host.menu.tags', icon: <LocalOfferRounded /> },
    ],
  },
  {
    label: 'host.menu.group_money',
    items: [
      { to: hostPaths.commissions, label: 'host.menu.commissions', icon: <PercentRounded /> },
      { to: hostPaths.payouts, label: 'host.menu.payouts', icon: <PaymentsRounded /> },
      { to: hostPaths.invoices, label: 'host.menu.invoices', icon: <ReceiptLongRounded /> },
    ],
  },
  {
    label: 'host.menu.group_team',
    items: [
      { to: hostPaths.people, label: 'host.menu.people', icon: <GroupRounded /> },
      { to: hostPaths.notices, label: 'host.menu.notices', icon: <NotificationsRounded /> },
    ],
  },
];
