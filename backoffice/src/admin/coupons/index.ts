import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import type { ConsoleResource } from '../../shared/page/console-resource.ts';
import { lazyPage } from '../../shared/page/lazy-page.ts';

export const coupons: ConsoleResource = {
  name: 'account/coupons',
  resource: 'coupons',
  access: 'coupons:all',
  menu: { label: 'coupons.title', icon: LocalOfferRounded },
  list: lazyPage(() => import('./CouponList.tsx').then((file) => file.CouponList)),
  create: lazyPage(() => import('./CouponCreate.tsx').then((file) => file.CouponCreate)),
  pages: {
    'create-many': lazyPage(() => import('./CouponCreateMany.tsx').then((file) => file.CouponCreateMany)),
    ':id': lazyPage(() => import('./CouponEdit.tsx').then((file) => file.CouponEdit)),
  },
};
