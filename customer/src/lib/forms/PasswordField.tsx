import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** Tells a password manager whether to offer a stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
  problem?: string | undefined;
  hint?: string;
  autoFocus?: boolean;
}

/** A password field, hidden unless the user chooses to show it. */
export function PasswordField({ label, value, onChange, problem, hint, ...rest }: PasswordFieldProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      required
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
              onClick={() => setShown(!shown)}
              edge="end"
            >
              {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
            </IconButton>
          ),
        },
      }}
    />
  );
}
