import StarRounded from '@mui/icons-material/StarRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const reviews: ConsoleResource = {
  name: 'account/reviews',
  resource: 'reviews',
  access: 'reviews:all',
  menu: { label: 'reviews.title', icon: StarRounded },
  list: lazyPage(() => import('./ReviewList.tsx').then((file) => file.ReviewList)),
  pages: {
    ':id': lazyPage(() => import('./ReviewShow.tsx').then((file) => file.ReviewShow)),
  },
};
