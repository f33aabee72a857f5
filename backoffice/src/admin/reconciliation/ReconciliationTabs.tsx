import { useTranslate } from 'ra-core';
import { paths } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [paths.reconciliation, 'money.unexplained.title'],
  [paths.reconciledDays, 'money.days.title'],
] as const;

/** What is unexplained, and the days it was found in. */
export function ReconciliationTabs() {
  const t = useTranslate();
  return <PageTabs label={t('menu.reconciliation')} tabs={TABS} />;
}
