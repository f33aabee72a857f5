import type { AdminIncident } from '@cubby/api';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const incidents = staffResource({
  resource: 'incidents',
  icon: ReportProblemRounded,
  list: lazyPage(() => import('./IncidentList.tsx').then((file) => file.IncidentList)),
  record: lazyPage(() => import('./IncidentShow.tsx').then((file) => file.IncidentShow)),
  found: ({ id, booking_id, customer, stashpoint }: AdminIncident) => ({
    href: recordPath('incidents', id),
    name: booking_id,
    detail: [customer.name, stashpoint.name].filter(Boolean).join(', '),
  }),
});
