import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { hostPaths } from '../routing/host-paths.ts';

/** Pages for the owner only; the server would refuse other users anyway. */
export function OwnersOnly() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('shared.forbidden_title')} text={t('host.people.owners_only')} />
      <Button variant="outlined" href={hostPaths.today}>
        {t('host.menu.today')}
      </Button>
    </>
  );
}
