import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [listPath('otas'), 'menu.otas'],
  [listPath('areas'), 'areas.title'],
  [listPath('vouchers'), 'vouchers.title'],
] as const;

/** Tabs for agencies, areas and vouchers. */
export function OtaTabs() {
  const t = useTranslate();
  return <PageTabs label={t('otas.tabs')} tabs={TABS} />;
}
