import LuggageRounded from '@mui/icons-material/LuggageRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const stashpoints: ConsoleResource = {
  name: 'account/stashpoints',
  resource: 'stashpoints',
  access: 'stashpoints:all',
  menu: { label: 'stashpoints.title', icon: LuggageRounded },
  list: lazyPage(() => import('./StashpointList.tsx').then((file) => file.StashpointList)),
  create: lazyPage(() => import('./StashpointCreate.tsx').then((file) => file.StashpointCreate)),
  pages: {
    ':id': lazyPage(() => import('./StashpointShow.tsx').then((file) => file.StashpointShow)),
    ':id/edit': lazyPage(() => import('./StashpointEdit.tsx').then((file) => file.StashpointEdit)),
  },
};
