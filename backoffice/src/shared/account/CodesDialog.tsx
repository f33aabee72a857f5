import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BackupCodes } from '../sign-in-methods/BackupCodes.tsx';

/** Shows new backup codes, only this once: it closes after confirming that they have been saved. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const [isKept, setKept] = useState(false);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('sign_in.codes.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {t('sign_in.codes.text')}
        <BackupCodes codes={codes} isKept={isKept} onKept={setKept} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" disabled={!isKept} onClick={onClose}>
          {t('sign_in.codes.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
