import { ErrorState, LoadingState } from '@cubby/design-system';
import { errorMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface NotLoadedProps {
  error: unknown;
  onRetry?: () => void;
  shape?: 'page' | 'lines';
}

/** Stands for a page's contents until they have loaded, or if that failed. */
export function NotLoaded({ error, onRetry, shape = 'page' }: NotLoadedProps) {
  const { t } = useI18n();
  if (!error) return <LoadingState label={t('loading')} shape={shape} />;
  return <ErrorState message={errorMessage(t, error)} {...(onRetry && { retry: { label: t('retry'), onRetry } })} />;
}
