import StarRounded from '@mui/icons-material/StarRounded';
import type { ConsoleResource } from '../../../shared/page/console-resource.ts';
import { lazyPage } from '../../../shared/page/lazy-page.ts';

export const reviews: ConsoleResource = {
  name: 'reviews',
  resource: 'reviews',
  access: 'team',
  menu: { label: 'host.menu.reviews', icon: StarRounded },
  list: lazyPage(() => import('./ReviewList.tsx').then((file) => file.ReviewList)),
};
