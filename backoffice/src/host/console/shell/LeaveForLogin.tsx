import { LoadingState } from '@cubby/design-system';
import { useEffect } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Leaves for the sign-in of the counter, which is another document at the same address. */
export function LeaveForLogin() {
  const t = useTranslate();
  useEffect(() => window.location.reload(), []);
  return <LoadingState label={t('console.loading')} />;
}
