import type { SearchCardLabels } from '@cubby/design-system';
import type { I18n } from '../i18n/i18n.ts';

export function searchLabels(t: I18n['t'], bags: number): SearchCardLabels {
  return {
    form: t('search.form'),
    dropoff: t('stay.dropoff'),
    pickup: t('stay.pickup'),
    date: t('stay.date'),
    time: t('stay.time'),
    bags: t('stay.bags'),
    fewerBags: t('stay.fewerBags'),
    moreBags: t('stay.moreBags'),
    bagCount: t('stay.bagCount', { smart_count: bags }),
    submit: t('search.submit'),
  };
}
