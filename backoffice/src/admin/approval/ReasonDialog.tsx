import type { AdminStashpoint } from '@cubby/api';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The purpose of the text: to reject the application, to send it back, or to decline a proposed change. */
export type Reason = 'reject' | 'ask' | 'refuse';

interface ReasonDialogProps {
  reason: Reason;
  stashpoint: AdminStashpoint;
  onCancel: () => void;
  onGiven: (words: string) => void;
}

const WORDS = {
  reject: {
    title: 'approval.reject_title',
    text: 'approval.reject_text',
    field: 'approval.reason',
    confirm: 'approval.reject_now',
  },
  refuse: {
    title: 'decision.refuse_title',
    text: 'decision.refuse_text',
    field: 'approval.reason',
    confirm: 'decision.refuse_now',
  },
  ask: {
    title: 'approval.ask_title',
    text: 'approval.ask_text',
    field: 'approval.question',
    confirm: 'approval.ask_now',
  },
} as const;

const LONGEST_REASON = 4000;

/** Asks for the reason of a decision in words the host can act on; they are sent by email. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Dialog open onClose={props.onCancel} fullWidth maxWidth="sm" aria-labelledby="reason-title">
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm({ reason, stashpoint, onCancel, onGiven }: ReasonDialogProps) {
  const t = useTranslate();
  const words = WORDS[reason];
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setMissing(given === '');
    if (given) onGiven(given);
    else field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id="reason-title">{t(words.title, { name: stashpoint.name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t(words.text)}
        </Typography>
        <TextField
          autoFocus
          inputRef={field}
          fullWidth
          multiline
          minRows={4}
          required
          label={t(words.field)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={missing}
          helperText={missing && <span role="alert">{t('errors.REQUIRED_DATA_CLIENT_ERROR')}</span>}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
          sx={{ mt: 0.5 }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel}>{t('console.cancel')}</Button>
        <Button type="submit" variant="contained" color={reason === 'ask' ? 'primary' : 'secondary'}>
          {t(words.confirm)}
        </Button>
      </DialogActions>
    </form>
  );
}
