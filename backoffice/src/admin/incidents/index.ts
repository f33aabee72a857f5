import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const incidents = staffResource({
  resource: 'incidents',
  icon: ReportProblemRounded,
  entity: 'incident',
  list: lazyPage(() => import('./IncidentList.tsx').then((file) => file.IncidentList)),
  record: lazyPage(() => import('./IncidentShow.tsx').then((file) => file.IncidentShow)),
});
