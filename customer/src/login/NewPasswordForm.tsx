import { type AuthToken, checkPassword, type ErrorId } from '@cubby/api';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { apiFor } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { NewPasswordField } from '../lib/forms/NewPasswordField.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { endSession } from '../lib/session/session.ts';

interface NewPasswordFormProps {
  session: AuthToken;
  onExpired: () => void;
}

interface State {
  pending: boolean;
  problems: { password?: ErrorId };
  error: unknown;
}

const IDLE: State = { pending: false, problems: {}, error: null };

/** Sets the new password. It ends every session, so signing in again is required. */
export function NewPasswordForm({ session, onExpired }: NewPasswordFormProps) {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>(IDLE);

  const problems = useFieldErrors(state.problems, { password });

  const save = async () => {
    const problem = checkPassword(password);
    if (problem) return setState({ ...IDLE, problems: { password: problem } });
    setState({ ...IDLE, pending: true });
    try {
      await apiFor(session.token).updateMe({ body: { password } });
      endSession();
      go(paths.loginEmail(), { replace: true, state: { recovered: session.user.email } });
    } catch (error) {
      if (errorId(error) === 'UNAUTHORIZED') return onExpired();
      setState({ ...IDLE, error });
    }
  };
  return (
    <Form onSubmit={save}>
      {/* Password managers need the account's address. */}
      <input type="email" autoComplete="username" value={session.user.email} readOnly hidden />
      <NewPasswordField value={password} onChange={setPassword} problem={problems.password} autoFocus />
      <ErrorNote error={state.error} />
      <Button type="submit" variant="contained" size="large" loading={state.pending}>
        {t('recovery.save')}
      </Button>
    </Form>
  );
}
