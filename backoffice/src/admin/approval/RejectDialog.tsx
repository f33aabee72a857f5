import type { AdminStashpoint } from '@cubby/api';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';

interface RejectDialogProps {
  open: boolean;
  place: AdminStashpoint;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

const LONGEST_REASON = 4000;

/** A rejection needs a reason the host can act on. */
export function RejectDialog({ open, place, onCancel, onReject }: RejectDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="reject-title">
      {/* A form of its own, so that every rejection begins with an empty field. */}
      <ReasonForm key={place.id} place={place} onCancel={onCancel} onReject={onReject} />
    </Dialog>
  );
}

function ReasonForm({ place, onCancel, onReject }: Omit<RejectDialogProps, 'open'>) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (given) onReject(given);
    else field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id="reject-title">{t('approval.reject_title', { name: place.name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('approval.reject_text')}
        </Typography>
        <TextField
          autoFocus
          inputRef={field}
          fullWidth
          multiline
          minRows={4}
          required
          label={t('approval.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={missing}
          helperText={missing && <span role="alert">{t('errors.REQUIRED_DATA_CLIENT_ERROR')}</span>}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
          sx={{ mt: 0.5 }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel}>{t('console.cancel')}</Button>
        <Button type="submit" variant="contained" color="secondary">
          {t('approval.reject_now')}
        </Button>
      </DialogActions>
    </form>
  );
}
