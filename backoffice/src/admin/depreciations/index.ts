import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import { staffResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const depreciations = staffResource({
  resource: 'depreciations',
  access: 'money:all',
  icon: TrendingDownRounded,
  list: lazyPage(() => import('./DepreciationList.tsx').then((file) => file.DepreciationList)),
});
