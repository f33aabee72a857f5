import { FactCard, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { PageHead } from '../../../shared/page/PageHead.tsx';

/** People with a sign-in of their own are to follow, and it says so. */
export function PeoplePage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('host.menu.people')} />
      <Box sx={{ maxWidth: width.form }}>
        <FactCard title={t('host.soon.title')}>{t('host.people.soon')}</FactCard>
      </Box>
    </>
  );
}
