import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Shown when the service that holds the posts is slow or unavailable; the visitor has done nothing wrong. */
export function BlogAway({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('blog.away')}
      text={t('blog.awayText')}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
