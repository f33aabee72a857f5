import type { CouponStatus } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<CouponStatus, BadgeTone> = {
  active: 'plain',
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
