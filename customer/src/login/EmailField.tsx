import TextField from '@mui/material/TextField';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  problem?: string | undefined;
}

export function EmailField({ value, onChange, problem }: EmailFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('contact.email')}
      type="email"
      autoComplete="username"
      required
      autoFocus
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
    />
  );
}
