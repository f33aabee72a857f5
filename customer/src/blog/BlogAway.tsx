import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The service that holds the posts is slow or away; nobody has done anything wrong. */
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
