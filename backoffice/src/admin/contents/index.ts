import ArticleRounded from '@mui/icons-material/ArticleRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const contents: ConsoleResource = {
  name: 'account/seo-contents',
  resource: 'seo-contents',
  access: 'contents:all',
  menu: { label: 'menu.contents', icon: ArticleRounded },
  list: lazyPage(() => import('./ContentList.tsx').then((file) => file.ContentList)),
  create: lazyPage(() => import('./ContentCreate.tsx').then((file) => file.ContentCreate)),
  pages: {
    ':id/edit': lazyPage(() => import('./ContentEdit.tsx').then((file) => file.ContentEdit)),
  },
};
