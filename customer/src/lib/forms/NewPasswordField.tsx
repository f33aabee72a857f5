import type { ErrorId } from '@cubby/api';
import { idMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  problem: ErrorId | null | undefined;
  autoFocus?: boolean;
}

/** A field for a new password, with its requirements. */
export function NewPasswordField({ problem, ...rest }: NewPasswordFieldProps) {
  const { t } = useI18n();
  return (
    <PasswordField
      {...rest}
      label={t('recovery.newPassword')}
      autoComplete="new-password"
      hint={t('recovery.hint')}
      problem={problem ? idMessage(t, problem) : undefined}
    />
  );
}
