import type { I18n } from '../i18n/i18n.ts';

export function costLabels(t: I18n['t']) {
  return {
    bags: t('costs.bags'),
    booking_fee: t('costs.bookingFee'),
    discount: t('costs.discount'),
    insurance: t('costs.guarantee'),
    trees: t('costs.trees'),
    total: t('costs.total'),
    free: t('costs.free'),
    caption: t('costs.caption'),
  };
}
