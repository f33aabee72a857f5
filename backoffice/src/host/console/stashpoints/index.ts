import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const stashpoints: ConsoleResource = {
  name: 'stashpoints',
  resource: 'stashpoints',
  access: 'team',
  menu: { label: 'host.menu.stashpoints', icon: StorefrontRounded },
  list: lazyPage(() => import('./StashpointList.tsx').then((file) => file.StashpointList)),
  record: lazyPage(() => import('./StashpointPage.tsx').then((file) => file.StashpointPage)),
};

export const newStashpoint: ConsoleResource = {
  name: 'stashpoints/new',
  resource: 'stashpoints',
  access: 'owner',
  list: lazyPage(() => import('./StashpointNew.tsx').then((file) => file.StashpointNew)),
};
