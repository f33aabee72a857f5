import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const depreciations: ConsoleResource = {
  name: 'account/depreciations',
  resource: 'depreciations',
  access: 'money:all',
  menu: { label: 'depreciations.title', icon: TrendingDownRounded },
  list: lazyPage(() => import('./DepreciationList.tsx').then((file) => file.DepreciationList)),
};
