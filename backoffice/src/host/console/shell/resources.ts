import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import TodayRounded from '@mui/icons-material/TodayRounded';
import type { MenuEntry, ResourceGroup } from '../../../shared/page/console-resource.ts';
import { menuEntries } from '../../../shared/page/menu-entries.ts';
import { bookings } from '../bookings/index.ts';
import { figures } from '../figures/index.ts';
import { closures, hours, limits } from '../hours/index.ts';
import { incidents } from '../incidents/index.ts';
import { commissions, invoices, payouts } from '../money/index.ts';
import { notices } from '../notices/index.ts';
import { overview } from '../overview/index.ts';
import { people } from '../people/index.ts';
import { tags } from '../print/index.ts';
import { reviews } from '../reviews/index.ts';
import { hostPaths } from '../routing/host-paths.ts';
import { newStashpoint, stashpoints } from '../stashpoints/index.ts';

/** The counter's pages, which are another document. */
export const FIRST_ENTRIES: readonly MenuEntry[] = [
  { to: hostPaths.today, label: 'host.menu.today', icon: TodayRounded },
  { to: hostPaths.counter, label: 'host.menu.counter', icon: QrCodeScannerRounded },
];

/** All resources of the hosts' console, grouped by task as the menu shows them. */
export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  { label: null, resources: [overview, bookings, incidents, reviews, figures] },
  { label: 'host.menu.group_place', resources: [stashpoints, newStashpoint, hours, closures, limits, tags] },
  { label: 'host.menu.group_money', resources: [commissions, payouts, invoices] },
  { label: 'host.menu.group_team', resources: [people, notices] },
];

/** The entries needed most on a phone, while the other hand holds a bag. */
export const AT_THE_THUMB: readonly MenuEntry[] = [...FIRST_ENTRIES, ...menuEntries([bookings, stashpoints])];
