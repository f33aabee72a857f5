import { localeOf, type PairingCode } from '@cubby/api';
import { fontWeight, HoldClock, NativeSelect, tabularNumbers, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { useTeamChanged } from './use-team.ts';

/** Creates the code that pairs a counter device: the owner reads it out, and it is typed on the device. */
export function PairDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const changed = useTeamChanged();
  const { stashpoints = [], stashpoint } = useOwnStashpoints();
  const counters = stashpoints.filter(({ storage_type }) => storage_type === 'staffed');
  const [chosen, choose] = useState<string | null>(null);
  const stashpoint_id = chosen ?? counters.find(({ id }) => id === stashpoint?.id)?.id ?? counters[0]?.id;
  const make = useMutation({
    mutationFn: () => api.createPairingCode({ body: { stashpoint_id: stashpoint_id ?? '' } }),
  });
  const close = () => {
    changed();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="pair-title">
      <DialogTitle id="pair-title">{t('host.devices.pair')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {make.error && <Alert severity="error">{t(keyOfError(make.error))}</Alert>}
        {make.data ? (
          <Code code={make.data} onAnother={() => make.mutate()} />
        ) : (
          <>
            {t('host.devices.pair_text')}
            {counters.length > 1 && (
              <NativeSelect
                label={t('host.devices.place')}
                value={stashpoint_id ?? ''}
                options={counters.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={choose}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('host.devices.close')}</Button>
        {!make.data && (
          <Button variant="contained" loading={make.isPending} disabled={!stashpoint_id} onClick={() => make.mutate()}>
            {t('host.devices.make_code')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Code({ code: { code, expires_at }, onAnother }: { code: PairingCode; onAnother: () => void }) {
  const t = useTranslate();
  const [language] = useLanguage();
  return (
    <>
      <Box>{t('host.devices.how', { address: `${window.location.host}/login` })}</Box>
      {/* Read letter by letter, so that no word boundaries have to be guessed. */}
      <Box sx={letters}>
        <span aria-hidden>
          {code.slice(0, 4)} {code.slice(4)}
        </span>
        <Box component="span" sx={unseen} data-code={code}>
          {code.split('').join(' ')}
        </Box>
      </Box>
      <HoldClock
        key={code}
        expiresAt={expires_at}
        label={t('host.devices.clock')}
        expiredLabel={t('host.devices.over')}
        locale={localeOf(language)}
      />
      <Button onClick={onAnother}>{t('host.devices.another')}</Button>
    </>
  );
}

const letters = {
  ...tabularNumbers,
  position: 'relative',
  fontSize: textSize.display,
  fontWeight: fontWeight.heavy,
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
