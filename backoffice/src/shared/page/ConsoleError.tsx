import { EmptyState, ErrorState } from '@cubby/design-system';
import { onlineManager } from '@tanstack/react-query';
import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { reloadOnceOnline } from '../../lib/timing/reload-once-online.ts';

interface ConsoleErrorProps {
  error?: unknown;
  resetErrorBoundary?: (...args: unknown[]) => void;
}

/** Replaces a page that crashed. Other pages still work. */
export function ConsoleError({ error, resetErrorBoundary = () => {} }: ConsoleErrorProps) {
  const t = useTranslate();
  const [isOnline] = useState(() => onlineManager.isOnline() && !isUnloaded(error));
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => {
    // Logged for monitoring: the page itself only says that an error occurred.
    if (error && isOnline) window.reportError(error);
  }, [error, isOnline]);
  // The browser remembers code it could not load until the page is loaded again.
  useEffect(() => (isOnline ? undefined : reloadOnceOnline()), [isOnline]);
  if (!isOnline)
    return <EmptyState titleAs="h1" title={t('console.needs_connection')} text={t('console.needs_connection_text')} />;
  return (
    <ErrorState
      message={t('errors.UNKNOWN')}
      retry={{ label: t('console.try_again'), onRetry: () => resetErrorBoundary() }}
    />
  );
}

/** Tells whether the code of the page could not be loaded. */
function isUnloaded(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
