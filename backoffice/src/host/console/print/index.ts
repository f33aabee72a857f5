import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import type { ConsoleResource } from '../../../shared/page/console-resource.ts';
import { lazyPage } from '../../../shared/page/lazy-page.ts';

export const tags: ConsoleResource = {
  name: 'tags',
  access: 'team',
  menu: { label: 'host.menu.tags', icon: LocalOfferRounded },
  list: lazyPage(() => import('./TagsPage.tsx').then((file) => file.TagsPage)),
};
