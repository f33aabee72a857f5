import Button from '@mui/material/Button';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from './PageHead.tsx';

export function NotFound() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('console.not_found_title')} text={t('console.not_found_text')} />
      <Button variant="contained" href={paths.home}>
        {t('console.to_home')}
      </Button>
    </>
  );
}
