import { checkRequired } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { errorKey } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LightField } from '../inputs/LightField.tsx';

interface BackupCodeFormProps {
  /** The key of the last code's refusal. */
  problem: string | null;
  busy: boolean;
  confirm: string;
  variant: 'contained' | 'outlined';
  onCode: (code: string) => void;
}

export function BackupCodeForm({ problem, busy, confirm, variant, onCode }: BackupCodeFormProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkRequired(code);
    setMissing(invalid && errorKey(invalid));
    if (!invalid) onCode(code.trim());
  };
  const shown = missing ?? problem;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <LightField
        autoFocus
        label={t('sign_in.proof.backup_code')}
        value={code}
        onText={(text) => setCode(text.toUpperCase())}
        autoComplete="off"
        problem={shown && t(shown)}
        help={t('sign_in.proof.backup_help')}
        inputProps={{ maxLength: 20, autoCapitalize: 'characters', spellCheck: false }}
      />
      <Button type="submit" variant={variant} size="large" loading={busy}>
        {confirm}
      </Button>
    </Box>
  );
}
