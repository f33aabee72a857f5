import StoreRounded from '@mui/icons-material/StoreRounded';
import type { ConsoleResource } from '../../../shared/page/console-resource.ts';
import { lazyPage } from '../../../shared/page/lazy-page.ts';

export const overview: ConsoleResource = {
  name: 'overview',
  access: 'team',
  menu: { label: 'host.menu.overview', icon: StoreRounded },
  list: lazyPage(() => import('./OverviewPage.tsx').then((file) => file.OverviewPage)),
};
