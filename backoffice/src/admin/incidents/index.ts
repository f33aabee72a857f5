import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const incidents: ConsoleResource = {
  name: 'account/incidents',
  resource: 'incidents',
  access: 'bookings:all',
  menu: { label: 'incidents.title', icon: ReportProblemRounded },
  list: lazyPage(() => import('./IncidentList.tsx').then((file) => file.IncidentList)),
  pages: {
    ':id': lazyPage(() => import('./IncidentShow.tsx').then((file) => file.IncidentShow)),
  },
};
