import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { forgetPages } from '../offline/keep-pages.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

/** Asks for confirmation before all data on this device is deleted, above all unsent actions. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const store = useStore();
  const { queue, photos } = useCounter();
  const unsent = queue.length + photos.length;
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await store.session.signOut();
    await forgetPages();
    window.location.assign(addresses.login);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('leave.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {unsent > 0 && <Alert severity="warning">{t('leave.queued', { smart_count: unsent })}</Alert>}
        {t('leave.text')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button variant="contained" color="error" loading={isLeaving} onClick={() => void leave()}>
          {t(unsent > 0 ? 'leave.anyway' : 'app.sign_out')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
