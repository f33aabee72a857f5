import StarRounded from '@mui/icons-material/StarRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const reviews: ConsoleResource = {
  name: 'reviews',
  resource: 'reviews',
  access: 'team',
  menu: { label: 'host.menu.reviews', icon: StarRounded },
  list: lazyPage(() => import('./ReviewList.tsx').then((file) => file.ReviewList)),
};
