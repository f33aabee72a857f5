import type { AdminPlace } from '@cubby/api';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const cities = staffResource({
  resource: 'places',
  label: 'menu.places',
  icon: LocationCityRounded,
  list: lazyPage(() => import('./PlaceList.tsx').then((file) => file.PlaceList)),
  create: lazyPage(() => import('./PlaceCreate.tsx').then((file) => file.PlaceCreate)),
  record: lazyPage(() => import('./PlaceEdit.tsx').then((file) => file.PlaceEdit)),
  found: ({ id, name, parent_name }: AdminPlace) => ({
    href: recordPath('places', id),
    name,
    detail: parent_name ?? '',
  }),
});
