import type { Coupon } from '@cubby/api';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import { recordPath } from '../../lib/routing/paths.ts';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const coupons = staffResource({
  resource: 'coupons',
  icon: LocalOfferRounded,
  list: lazyPage(() => import('./CouponList.tsx').then((file) => file.CouponList)),
  create: lazyPage(() => import('./CouponCreate.tsx').then((file) => file.CouponCreate)),
  record: lazyPage(() => import('./CouponEdit.tsx').then((file) => file.CouponEdit)),
  pages: {
    'create-many': lazyPage(() => import('./CouponCreateMany.tsx').then((file) => file.CouponCreateMany)),
  },
  found: ({ code, campaign }: Coupon) => ({ href: recordPath('coupons', code), name: code, detail: campaign ?? '' }),
});
