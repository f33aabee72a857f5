import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const cities: ConsoleResource = {
  name: 'account/cities',
  resource: 'places',
  access: 'places:all',
  menu: { label: 'places.title', icon: LocationCityRounded },
  list: lazyPage(() => import('./PlaceList.tsx').then((file) => file.PlaceList)),
  create: lazyPage(() => import('./PlaceCreate.tsx').then((file) => file.PlaceCreate)),
  pages: {
    ':id': lazyPage(() => import('./PlaceEdit.tsx').then((file) => file.PlaceEdit)),
  },
};
