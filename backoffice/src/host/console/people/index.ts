import GroupRounded from '@mui/icons-material/GroupRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const people: ConsoleResource = {
  name: 'people',
  access: 'team',
  menu: { label: 'host.menu.people', icon: GroupRounded },
  list: lazyPage(() => import('./PeoplePage.tsx').then((file) => file.PeoplePage)),
};
