import { checkRequired } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface BackupCodeFormProps {
  /** The server's refusal of the last code. */
  error: unknown;
  busy: boolean;
  confirm: string;
  variant: 'contained' | 'outlined';
  onCode: (code: string) => void;
}

export function BackupCodeForm({ error, busy, confirm, variant, onCode }: BackupCodeFormProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkRequired(code);
    setMissing(invalid && errorKey(invalid));
    if (!invalid) onCode(code.trim());
  };
  const problem = missing ?? (error ? keyOfError(error) : null);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        autoFocus
        fullWidth
        label={t('sign_in.proof.backup_code')}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
        autoComplete="off"
        error={problem !== null}
        helperText={problem ? <span role="alert">{t(problem)}</span> : t('sign_in.proof.backup_help')}
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
      />
      <Button type="submit" variant={variant} size="large" loading={busy}>
        {confirm}
      </Button>
    </Box>
  );
}
