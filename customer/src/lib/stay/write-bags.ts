import { type Bags, MEASURED_SIZES, type MeasuredSize } from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';

/** "2 × cabin bag, 1 × large suitcase", or only the sizes named. */
export function writeBags(bags: Bags, t: I18n['t'], sizes: readonly MeasuredSize[] = MEASURED_SIZES): string {
  return sizes
    .filter((size) => bags[size] > 0)
    .map((size) => t('bagSizes.count', { count: bags[size], name: t(`bagSizes.${size}`) }))
    .join(', ');
}
