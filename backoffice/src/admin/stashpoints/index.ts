import type { AdminStashpoint } from '@cubby/api';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const stashpoints = staffResource({
  resource: 'stashpoints',
  icon: LuggageRounded,
  list: lazyPage(() => import('./StashpointList.tsx').then((file) => file.StashpointList)),
  create: lazyPage(() => import('./StashpointCreate.tsx').then((file) => file.StashpointCreate)),
  record: lazyPage(() => import('./StashpointShow.tsx').then((file) => file.StashpointShow)),
  edit: lazyPage(() => import('./StashpointEdit.tsx').then((file) => file.StashpointEdit)),
  found: ({ id, name, address, nearest_city }: AdminStashpoint) => ({
    href: recordPath('stashpoints', id),
    name,
    detail: address.includes(nearest_city.name) ? address : `${address}, ${nearest_city.name}`,
  }),
});
