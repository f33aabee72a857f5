import StarRounded from '@mui/icons-material/StarRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const reviews = staffResource({
  resource: 'reviews',
  icon: StarRounded,
  list: lazyPage(() => import('./ReviewList.tsx').then((file) => file.ReviewList)),
  record: lazyPage(() => import('./ReviewShow.tsx').then((file) => file.ReviewShow)),
});
