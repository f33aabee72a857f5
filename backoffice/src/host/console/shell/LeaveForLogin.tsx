import { LoadingState } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Leaves for the sign-in of the counter, which is another document at the same address. */
export function LeaveForLogin() {
  const t = useTranslate();
  useEffect(() => window.location.reload(), []);
  return <LoadingState label={t('console.loading')} />;
}
