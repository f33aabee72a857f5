import BarChartRounded from '@mui/icons-material/BarChartRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const figures: ConsoleResource = {
  name: 'performance',
  access: 'team',
  menu: { label: 'host.menu.figures', icon: BarChartRounded },
  list: lazyPage(() => import('./FiguresPage.tsx').then((file) => file.FiguresPage)),
};
