import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const incidents: ConsoleResource = {
  name: 'incidents',
  resource: 'incidents',
  access: 'team',
  menu: { label: 'host.menu.incidents', icon: ReportProblemRounded },
  list: lazyPage(() => import('./IncidentList.tsx').then((file) => file.IncidentList)),
  record: lazyPage(() => import('./IncidentPage.tsx').then((file) => file.IncidentPage)),
};
