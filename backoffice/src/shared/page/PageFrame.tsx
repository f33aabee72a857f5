import { LoadingState } from '@cubby/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ConsoleError } from './ConsoleError.tsx';

/**
 * The place of a page inside the layout, which stays while a page loads and after one has crashed. Trying again loads
 * the page's data anew, because the data may be why it crashed.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const client = useQueryClient();
  return (
    <ErrorBoundary FallbackComponent={ConsoleError} onReset={() => client.removeQueries({ type: 'inactive' })}>
      <Suspense fallback={<LoadingState label={t('console.loading')} shape="page" count={2} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
