import type { CouponStatus } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useTranslate } from 'ra-core';

const TONES: Record<CouponStatus, BadgeTone> = {
  active: 'good',
  scheduled: 'warm',
  used_up: 'calm',
  expired: 'calm',
  off: 'loud',
};

/** The status of a coupon or a voucher. */
export function CodeStatus({ status }: { status: CouponStatus }) {
  const t = useTranslate();
  return <FeatureBadge label={t(`coupons.status.${status}`)} tone={TONES[status]} />;
}
