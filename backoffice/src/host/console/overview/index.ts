import StoreRounded from '@mui/icons-material/StoreRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const overview: ConsoleResource = {
  name: 'overview',
  access: 'team',
  menu: { label: 'host.menu.overview', icon: StoreRounded },
  list: lazyPage(() => import('./OverviewPage.tsx').then((file) => file.OverviewPage)),
};
