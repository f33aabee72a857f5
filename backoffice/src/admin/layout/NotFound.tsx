import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function NotFound() {
  const t = useTranslate();
  useDocumentTitle(t('console.not_found_title'));
  return (
    <EmptyState
      title={t('console.not_found_title')}
      text={t('console.not_found_text')}
      action={
        <Button variant="contained" href={paths.home}>
          {t('console.to_home')}
        </Button>
      }
    />
  );
}
