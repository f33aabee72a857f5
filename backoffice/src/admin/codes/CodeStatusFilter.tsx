import { COUPON_STATUSES } from '@cubby/api';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import type { FilterProps } from '../../shared/lists/use-filter-input.ts';

const CHOICES = COUPON_STATUSES.map((id) => ({ id, name: `coupons.status.${id}` }));

/** Filters a list of coupons or vouchers by status. */
export function CodeStatusFilter({ source }: FilterProps) {
  return (
    <ChoiceFilter source={source} label="coupons.status_filter" emptyText="coupons.any_status" choices={CHOICES} />
  );
}
