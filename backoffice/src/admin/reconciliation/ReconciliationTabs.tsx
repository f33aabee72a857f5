import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [paths.reconciliation, 'money.unexplained.title'],
  [paths.reconciledDays, 'money.days.title'],
] as const;

/** Tabs for unexplained differences and for the days they were found on. */
export function ReconciliationTabs() {
  const t = useTranslate();
  return <PageTabs label={t('menu.reconciliation')} tabs={TABS} />;
}
