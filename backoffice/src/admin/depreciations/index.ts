import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const depreciations = staffResource({
  resource: 'depreciations',
  access: 'money:all',
  icon: TrendingDownRounded,
  list: lazyPage(() => import('./DepreciationList.tsx').then((file) => file.DepreciationList)),
});
