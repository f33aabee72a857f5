import { FactCard, width } from '@cubby/design-system';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isManager } from '../../../lib/session/own-role.ts';
import { AddressesCard } from '../../../shared/host-facts/AddressesCard.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useOwnHost } from '../money/use-own-host.ts';
import { Devices } from './Devices.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { Team } from './Team.tsx';

/** Who works at the places, the devices of their counters, and who else is told of what concerns them. */
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
        {!isManager() && <Addresses />}
      </Box>
      {isAdding && <PersonDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Addresses() {
  const t = useTranslate();
  return (
    <Loaded query={useOwnHost()}>
      {(host) => (
        <FactCard title={t('hosts.addresses')}>
          <AddressesCard host={host} />
        </FactCard>
      )}
    </Loaded>
  );
}
