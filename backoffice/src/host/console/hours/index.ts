import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import BackpackRounded from '@mui/icons-material/BackpackRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const hours: ConsoleResource = {
  name: 'opening-hours',
  access: 'team',
  menu: { label: 'host.menu.hours', icon: AccessTimeRounded },
  list: lazyPage(() => import('./HoursPage.tsx').then((file) => file.HoursPage)),
};

export const closures: ConsoleResource = {
  name: 'closures',
  access: 'team',
  menu: { label: 'host.menu.closures', icon: EventBusyRounded },
  list: lazyPage(() => import('./ClosuresPage.tsx').then((file) => file.ClosuresPage)),
};

export const limits: ConsoleResource = {
  name: 'bag-limits',
  access: 'team',
  menu: { label: 'host.menu.limits', icon: BackpackRounded },
  list: lazyPage(() => import('./LimitsPage.tsx').then((file) => file.LimitsPage)),
};
