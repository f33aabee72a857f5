import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';

interface FormDialogProps {
  title: string;
  confirm: string;
  /** True if the action cannot be undone: the button's colour shows it. */
  destructive?: boolean;
  disabled?: boolean;
  /** True if Enter confirms at once, because there is nothing to fill in. */
  confirmFocused?: boolean;
  /** True for content that is compared side by side. */
  wide?: boolean;
  onClose: () => void;
  /**
   * The action; the dialog closes after it and shows any error it throws. If it returns false, a field is invalid and
   * the dialog stays open.
   */
  onConfirm: () => Promise<unknown>;
  children: ReactNode;
}

/** A dialog that asks for details or a confirmation before an action. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    confirm,
    destructive,
    disabled,
    confirmFocused = false,
    wide = false,
    onClose,
    onConfirm,
    children,
  } = props;
  const t = useTranslate();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    await onConfirm()
      .then((done) => done !== false && onClose())
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setBusy(false);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} noValidate sx={column}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mx: 2 }}>
            {t(problem)}
          </Alert>
        )}
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {t('console.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'secondary' : 'primary'}
            loading={busy}
            disabled={Boolean(disabled)}
            autoFocus={confirmFocused}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Long content scrolls between the title and the buttons. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
