import AssignmentIndRounded from '@mui/icons-material/AssignmentIndRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const assignments = staffResource({
  resource: 'assignments',
  access: 'staff',
  icon: AssignmentIndRounded,
  list: lazyPage(() => import('./AssignmentList.tsx').then((file) => file.AssignmentList)),
});
