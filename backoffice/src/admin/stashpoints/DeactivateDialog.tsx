import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';

interface DeactivateDialogProps {
  open: boolean;
  name: string;
  onCancel: () => void;
  onConfirm: () => void;
}

export function DeactivateDialog({ open, name, onCancel, onConfirm }: DeactivateDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby="deactivate-title">
      <DialogTitle id="deactivate-title">{t('place.deactivate_title', { name })}</DialogTitle>
      <DialogContent>{t('place.deactivate_text')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel}>{t('console.cancel')}</Button>
        <Button color="secondary" variant="contained" onClick={onConfirm}>
          {t('place.deactivate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
