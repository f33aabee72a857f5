import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import { type ConsoleResource, lazyPage } from '../../../shared/page/console-resource.ts';

export const tags: ConsoleResource = {
  name: 'tags',
  access: 'team',
  menu: { label: 'host.menu.tags', icon: LocalOfferRounded },
  list: lazyPage(() => import('./TagsPage.tsx').then((file) => file.TagsPage)),
};
