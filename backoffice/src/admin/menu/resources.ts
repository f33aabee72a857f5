import HomeRounded from '@mui/icons-material/HomeRounded';
import { paths } from '../../lib/routing/paths.ts';
import type { MenuEntry, StaffResource } from '../../shared/page/console-resource.ts';
import { accountChanges } from '../account-changes/index.ts';
import { approval } from '../approval/index.ts';
import { areas } from '../areas/index.ts';
import { assignments } from '../assignments/index.ts';
import { bookings } from '../bookings/index.ts';
import { changes } from '../changes/index.ts';
import { contents } from '../contents/index.ts';
import { coupons } from '../coupons/index.ts';
import { currencies } from '../currencies/index.ts';
import { depreciations } from '../depreciations/index.ts';
import { hosts } from '../hosts/index.ts';
import { incidents } from '../incidents/index.ts';
import { mails } from '../mails/index.ts';
import { months } from '../months/index.ts';
import { otas } from '../otas/index.ts';
import { payoutRuns } from '../payouts/index.ts';
import { cities } from '../places/index.ts';
import { reconciliation } from '../reconciliation/index.ts';
import { refunds } from '../refunds/index.ts';
import { reviews } from '../reviews/index.ts';
import { stashpoints } from '../stashpoints/index.ts';
import { users } from '../users/index.ts';
import { vouchers } from '../vouchers/index.ts';

/** Entries for pages that belong to no resource. */
export const FIRST_ENTRIES: readonly MenuEntry[] = [{ to: paths.home, label: 'menu.home', icon: HomeRounded }];

/** All resources of the staff console, grouped by task as the menu shows them. */
export const RESOURCE_GROUPS: readonly { label: string; resources: readonly StaffResource[] }[] = [
  { label: 'menu.travellers', resources: [bookings, incidents, mails, reviews, users] },
  { label: 'menu.network', resources: [approval, stashpoints, hosts] },
  { label: 'menu.money', resources: [payoutRuns, accountChanges, reconciliation, months, refunds, depreciations] },
  { label: 'menu.pages', resources: [cities, contents] },
  { label: 'menu.sales', resources: [coupons, otas, areas, vouchers, currencies] },
  { label: 'menu.team', resources: [assignments, changes] },
];

export const RESOURCES: readonly StaffResource[] = RESOURCE_GROUPS.flatMap(({ resources }) => resources);
