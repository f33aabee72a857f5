import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

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
  // Without a network it fails at once, instead of waiting unseen.
  const action = useMutation({
    networkMode: 'always',
    mutationFn: onConfirm,
    onSuccess: (done) => done !== false && onClose(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Opened from a form, it must not send that again.
    event.stopPropagation();
    action.mutate();
  };
  return (
    <Dialog
      open
      onClose={action.isPending ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
    >
      <Box component="form" onSubmit={submit} noValidate sx={column}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        {action.error && (
          <Alert severity="error" sx={{ mx: 2 }}>
            {t(keyOfError(action.error))}
          </Alert>
        )}
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={action.isPending}>
            {t('console.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'secondary' : 'primary'}
            loading={action.isPending}
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
