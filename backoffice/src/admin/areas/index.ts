import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const areas = staffResource({
  resource: 'areas',
  list: lazyPage(() => import('./AreaList.tsx').then((file) => file.AreaList)),
  create: lazyPage(() => import('./AreaCreate.tsx').then((file) => file.AreaCreate)),
  record: lazyPage(() => import('./AreaEdit.tsx').then((file) => file.AreaEdit)),
});
