import { ErrorState } from '@cubby/design-system';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useEffect } from 'react';

interface ConsoleErrorProps {
  error?: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}

/** Replaces a page that crashed. Other pages still work. */
export function ConsoleError({ error, resetErrorBoundary = () => {} }: ConsoleErrorProps) {
  const t = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => {
    // Logged for monitoring: the page itself only says that an error occurred.
    if (error) window.reportError(error);
  }, [error]);
  return (
    <ErrorState
      message={t('errors.UNKNOWN')}
      retry={{ label: t('console.try_again'), onRetry: () => resetErrorBoundary() }}
    />
  );
}
