import { COUPON_STATUSES } from '@cubby/api';
import { useTranslate } from 'ra-core';
import type { Filter } from '../../shared/lists/columns.ts';

/** Narrows a list of codes, coupons or vouchers, to where they stand. */
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
