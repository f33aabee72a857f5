import { useTranslate } from 'ra-core';
import { paths } from '../../lib/routing/paths.ts';
import { PageTabs } from '../../shared/page/PageTabs.tsx';

const TABS = [
  [paths.otas, 'menu.otas'],
  [paths.areas, 'menu.areas'],
  [paths.vouchers, 'menu.vouchers'],
] as const;

/** Agencies, the areas their codes count in, and the codes belong together. */
export function OtaTabs() {
  const t = useTranslate();
  return <PageTabs label={t('otas.tabs')} tabs={TABS} />;
}
