import ArticleRounded from '@mui/icons-material/ArticleRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const contents = staffResource({
  resource: 'seo-contents',
  label: 'menu.contents',
  icon: ArticleRounded,
  list: lazyPage(() => import('./ContentList.tsx').then((file) => file.ContentList)),
  create: lazyPage(() => import('./ContentCreate.tsx').then((file) => file.ContentCreate)),
  edit: lazyPage(() => import('./ContentEdit.tsx').then((file) => file.ContentEdit)),
});
