import type { CounterDevice } from '@cubby/api';
import { FactCard, fontWeight, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { card, quiet } from '../../../shared/page/row-looks.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { PairDialog } from './PairDialog.tsx';
import { useDevices, useTeamChanged } from './use-team.ts';

/** The counter devices: the person signed in, when each was last seen, and how to add another. */
export function Devices() {
  const t = useTranslate();
  const [isPairing, setPairing] = useState(false);
  return (
    <FactCard title={t('host.devices.title')}>
      <Box sx={{ ...quiet, mb: 1.5 }}>{t('host.devices.text')}</Box>
      <Loaded query={useDevices()}>
        {(devices) => (
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5, mb: devices.length > 0 ? 1.5 : 0 }}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Box>
        )}
      </Loaded>
      <Button variant="outlined" onClick={() => setPairing(true)}>
        {t('host.devices.pair')}
      </Button>
      {isPairing && <PairDialog onClose={() => setPairing(false)} />}
    </FactCard>
  );
}

function DeviceRow({ device }: { device: CounterDevice }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const [open, setOpen] = useState<'rename' | 'unpair' | null>(null);
  const { name, stashpoint, person, last_seen_at } = device;
  return (
    <Box component="li" sx={card}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={quiet}>{stashpoint.name}</Box>
        <Box sx={quiet}>
          {person ? t('host.devices.person', { name: person.name }) : t('host.devices.nobody')}
          {' · '}
          {t('host.devices.seen', { when: moment(last_seen_at) })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Button variant="outlined" onClick={() => setOpen('rename')}>
          {t('host.devices.rename')}
        </Button>
        <Button color="error" onClick={() => setOpen('unpair')}>
          {t('host.devices.unpair')}
        </Button>
      </Box>
      {open === 'rename' && <RenameDialog device={device} onClose={() => setOpen(null)} />}
      {open === 'unpair' && <UnpairDialog device={device} onClose={() => setOpen(null)} />}
    </Box>
  );
}

function RenameDialog({ device, onClose }: { device: CounterDevice; onClose: () => void }) {
  const t = useTranslate();
  const changed = useTeamChanged();
  const [name, setName] = useState(device.name);
  const rename = async () => {
    await api.updateCounterDevice({ params: { id: device.id }, body: { name: name.trim() } });
    changed();
  };
  return (
    <FormDialog
      title={t('host.devices.rename')}
      confirm={t('host.people.save')}
      disabled={!name.trim()}
      onClose={onClose}
      onConfirm={rename}
    >
      <TextField
        autoFocus
        label={t('host.devices.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

function UnpairDialog({ device, onClose }: { device: CounterDevice; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useTeamChanged();
  const { id, name } = device;
  const unpair = async () => {
    await api.deleteCounterDevice({ params: { id } });
    notify('host.devices.unpaired', { type: 'success', messageArgs: { name } });
    changed();
  };
  return (
    <FormDialog
      destructive
      title={t('host.devices.unpair_title', { name })}
      confirm={t('host.devices.unpair')}
      onClose={onClose}
      onConfirm={unpair}
    >
      {t('host.devices.unpair_text')}
    </FormDialog>
  );
}
