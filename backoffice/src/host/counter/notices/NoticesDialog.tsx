import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { PushState } from './push-device.ts';
import { usePush } from './use-push.ts';

interface NoticesDialogProps {
  stashpoint: { id: string; name: string };
  onClose: () => void;
}

/**
 * Switches notifications on this device on and off. The browser asks only after a press here, and a text says so
 * beforehand.
 */
export default function NoticesDialog({ stashpoint, onClose }: NoticesDialogProps) {
  const { t } = useI18n();
  const { state, isBusy, note, switchOn, switchOff, tryOut } = usePush(stashpoint.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby="notices-title">
      <DialogTitle id="notices-title">{t('notices.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {t('notices.text', { place: stashpoint.name })}
        {state && <State state={state} />}
        {note && (
          <Alert severity={note === 'tried' ? 'success' : 'error'} role={note === 'tried' ? 'status' : 'alert'}>
            {t(`notices.${note}`)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{t('app.close')}</Button>
        {state === 'on' && (
          <>
            <Button color="error" disabled={isBusy} onClick={() => void switchOff()}>
              {t('notices.switch_off')}
            </Button>
            <Button variant="contained" loading={isBusy} onClick={() => void tryOut()}>
              {t('notices.try')}
            </Button>
          </>
        )}
        {state === 'off' && (
          <Button variant="contained" loading={isBusy} onClick={() => void switchOn()}>
            {t('notices.switch_on')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function State({ state }: { state: PushState }) {
  const { t } = useI18n();
  if (state === 'on') return <Alert severity="success">{t('notices.on')}</Alert>;
  if (state === 'off') return <Alert severity="info">{t('notices.off')}</Alert>;
  return <Alert severity="warning">{t(`notices.${state}`)}</Alert>;
}
