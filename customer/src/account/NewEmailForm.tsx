import { type CodeMailContent, checkEmail, checkRequired, normaliseEmail, type User } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { PasswordField } from '../lib/forms/PasswordField.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { requestNewEmail, type WantedEmail } from './request-new-email.ts';

interface NewEmailFormProps {
  user: User;
  /** Called once the code, or a link, has been sent. */
  onSent: (wanted: WantedEmail, content: CodeMailContent) => void;
  onKeep: () => void;
}

interface State {
  pending: boolean;
  problems: { email?: string; password?: string };
  error: unknown;
}

const IDLE: State = { pending: false, problems: {}, error: null };

/** The form for a new address, and the password if there is one: a session left open is not enough. */
export function NewEmailForm({ user, onSent, onKeep }: NewEmailFormProps) {
  const { t } = useI18n();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>(IDLE);
  const problems = useFieldErrors(state.problems, { email, password });

  const send = async () => {
    const found = findProblems();
    if (found.email || found.password) return setState({ ...IDLE, problems: found });
    setState({ ...IDLE, pending: true });
    const wanted = { email: normaliseEmail(email), ...(user.has_password && { current_password: password }) };
    try {
      onSent(wanted, await requestNewEmail(wanted));
    } catch (error) {
      const isWrong = errorId(error) === 'INCORRECT_CREDENTIALS';
      setState(isWrong ? { ...IDLE, problems: { password: t('account.wrongPassword') } } : { ...IDLE, error });
    }
  };
  const findProblems = (): State['problems'] => {
    const invalid = checkEmail(email);
    const missing = user.has_password ? checkRequired(password) : null;
    return {
      ...(invalid && { email: idMessage(t, invalid) }),
      ...(normaliseEmail(email) === user.email && { email: t('account.email.same') }),
      ...(missing && { password: idMessage(t, missing) }),
    };
  };
  return (
    <Form onSubmit={send}>
      <TextField
        label={t('account.email.next')}
        type="email"
        autoComplete="email"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problems.email !== undefined}
        helperText={problems.email}
      />
      {user.has_password && (
        <PasswordField
          label={t('account.currentPassword')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          problem={problems.password}
        />
      )}
      <ErrorNote error={state.error} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={state.pending}>
          {t('login.sendCode')}
        </Button>
        <Button onClick={onKeep}>{t('account.keepPassword')}</Button>
      </Box>
    </Form>
  );
}
