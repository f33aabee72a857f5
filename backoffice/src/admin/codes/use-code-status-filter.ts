import { COUPON_STATUSES } from '@cubby/api';
import { useTranslate } from 'ra-core';
import type { Filter } from '../../shared/lists/columns.ts';

/** Filters a list of coupons or vouchers by status. */
export function useCodeStatusFilter(): Filter {
  const t = useTranslate();
  return {
    name: 'status',
    label: t('coupons.status_filter'),
    options: [
      ['', t('coupons.any_status')],
      ...COUPON_STATUSES.map((status) => [status, t(`coupons.status.${status}`)] as const),
    ],
  };
}
