import { ErrorState } from '@cubby/design-system';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useEffect } from 'react';

interface ConsoleErrorProps {
  error?: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}

/** In place of a page that broke. The next page is none the worse for it. */
export function ConsoleError({ error, resetErrorBoundary = () => {} }: ConsoleErrorProps) {
  const t = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => {
    // To whoever watches: the page itself only says that something broke.
    if (error) window.reportError(error);
  }, [error]);
  return (
    <ErrorState
      message={t('errors.UNKNOWN')}
      retry={{ label: t('console.try_again'), onRetry: () => resetErrorBoundary() }}
    />
  );
}
