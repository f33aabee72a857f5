import { LoadingState } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** One signs in on the counter’s page, which is another document at the same address. */
export function LeaveForLogin() {
  const t = useTranslate();
  useEffect(() => window.location.reload(), []);
  return <LoadingState label={t('console.loading')} />;
}
