import type { I18n } from '../i18n/i18n.ts';

/** Returns the labels of the cost lines. An amount prepaid by an agency is not free: then nothing is left to pay. */
export function costLabels(t: I18n['t'], { prepaid_amount }: { prepaid_amount: number } = { prepaid_amount: 0 }) {
  return {
    bags: t('costs.bags'),
    booking_fee: t('costs.bookingFee'),
    discount: t('costs.discount'),
    prepaid: t('costs.prepaid'),
    insurance: t('costs.guarantee'),
    trees: t('costs.trees'),
    unrefunded: t('costs.unrefunded'),
    total: t('costs.total'),
    free: prepaid_amount > 0 ? t('costs.nothingToPay') : t('costs.free'),
    caption: t('costs.caption'),
  };
}
