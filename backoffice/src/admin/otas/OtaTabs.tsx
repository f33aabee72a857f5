import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [paths.otas, 'menu.otas'],
  [paths.areas, 'areas.title'],
  [paths.vouchers, 'vouchers.title'],
] as const;

/** Tabs for agencies, areas and vouchers. */
export function OtaTabs() {
  const t = useTranslate();
  return <PageTabs label={t('otas.tabs')} tabs={TABS} />;
}
