import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [listPath('unexplained'), 'money.unexplained.title'],
  [listPath('reconciled-days'), 'money.days.title'],
  [listPath('ledger-entries'), 'money.ledger.title'],
] as const;

/** Tabs for unexplained differences and for the days they were found on. */
export function ReconciliationTabs() {
  const t = useTranslate();
  return <PageTabs label={t('menu.reconciliation')} tabs={TABS} />;
}
