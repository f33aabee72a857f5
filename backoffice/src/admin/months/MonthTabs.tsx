import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [listPath('months'), 'months.title'],
  [listPath('invoices'), 'host.menu.invoices'],
  [listPath('host-balances'), 'money.balances.title'],
] as const;

/** Tabs for the months, the invoices of hosts, and what hosts are owed. */
export function MonthTabs() {
  const t = useTranslate();
  return <PageTabs label={t('months.title')} tabs={TABS} />;
}
