import { width } from '@cubby/design-system';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Devices } from './Devices.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { Team } from './Team.tsx';

/** The team of the places, and their counter devices. */
export function PeoplePage() {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={t('host.menu.people')}
        text={t('host.people.text')}
        actions={
          <Button variant="contained" startIcon={<PersonAddRounded />} onClick={() => setAdding(true)}>
            {t('host.people.add')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
        <Team />
        <Devices />
      </Box>
      {isAdding && <PersonDialog onClose={() => setAdding(false)} />}
    </>
  );
}
