import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

interface HideDialogProps {
  onClose: () => void;
  onHide: (reason: string) => Promise<unknown>;
}

/** Asks for a reason before a review is hidden. */
export function HideDialog({ onClose, onHide }: HideDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('reviews.hide_title')}
      confirm={t('reviews.hide')}
      destructive
      onClose={onClose}
      disabled={!reason.trim()}
      onConfirm={() => onHide(reason.trim())}
    >
      <Typography>{t('reviews.hide_text')}</Typography>
      <TextField
        label={t('reviews.field.hiddenReason')}
        value={reason}
        helperText={t('reviews.reason_help')}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
