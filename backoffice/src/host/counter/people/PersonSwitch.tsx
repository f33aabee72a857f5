import { colour, fontWeight } from '@cubby/design-system';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';
import { WhoAndPin } from './WhoAndPin.tsx';

/** The person signed in at this device, and a button to switch. */
export function PersonSwitch() {
  const { t } = useI18n();
  const { shared } = useCounter();
  const [isOpen, setOpen] = useState(false);
  if (!shared?.person) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PersonRounded />}
        aria-haspopup="dialog"
        aria-label={t('pin.is_here', { name: shared.person.name })}
        onClick={() => setOpen(true)}
        sx={button}
      >
        <Box component="span" sx={clipped}>
          {shared.person.name}
        </Box>
      </Button>
      {isOpen && <ChangeDialog name={shared.person.name} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t, problem } = useI18n();
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="who-title">
      <DialogTitle id="who-title">{t('pin.change')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>{t('pin.now', { name })}</Box>
        {failure && (
          <Alert severity="error" role="alert">
            {problem(failure)}
          </Alert>
        )}
        <WhoAndPin onDone={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void store.session.leaveDevice().then(setFailure)}>{t('pin.lock')}</Button>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const button = {
  order: { xs: 1, md: 0 },
  minWidth: 0,
  maxWidth: { xs: 170, sm: 240 },
  // On a phone the name needs the space.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  border: `1.5px solid ${colour.lineOnBrand}`,
} as const;
const clipped = {
  fontWeight: fontWeight.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
