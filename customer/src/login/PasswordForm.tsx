import { checkEmail, checkRequired, type ErrorId, normaliseEmail } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { Form } from '../lib/forms/Form.tsx';
import { PasswordField } from '../lib/forms/PasswordField.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { errorMessage, idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { SignInFormProps } from './CodeForm.tsx';
import { ConsoleNotice } from './ConsoleNotice.tsx';
import { EmailField } from './EmailField.tsx';
import { useEnter } from './use-enter.ts';

interface State {
  pending: boolean;
  error: string | null;
  problems: { email?: ErrorId; password?: ErrorId };
}

const IDLE: State = { pending: false, error: null, problems: {} };

/** Signs in with a password. The error does not tell whether the address or the password is wrong. */
export function PasswordForm({ email, onEmail, next }: SignInFormProps) {
  const { t, paths } = useI18n();
  const { enter, goesTo } = useEnter();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>(IDLE);

  const signIn = async () => {
    const problems = problemsOf(email, password);
    if (Object.keys(problems).length > 0) return setState({ ...IDLE, problems });
    setState({ ...IDLE, pending: true });
    try {
      const body = { email: normaliseEmail(email), password, ...browserSecret() };
      enter(await api.createToken({ body }, { ignoreUnauthorized: true }), next);
      setState(IDLE);
    } catch (error) {
      const wrong = errorId(error) === 'INCORRECT_CREDENTIALS';
      setState({ ...IDLE, error: wrong ? t('login.wrongPassword') : errorMessage(t, error) });
    }
  };
  const problems = useFieldErrors(state.problems, { email, password });
  return (
    <Form onSubmit={signIn}>
      <EmailField value={email} onChange={onEmail} problem={problems.email && idMessage(t, problems.email)} />
      <PasswordField
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        problem={problems.password && idMessage(t, problems.password)}
      />
      {goesTo && <ConsoleNotice at={goesTo} />}
      {state.error && <Alert severity="error">{state.error}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={state.pending}>
        {t('header.signIn')}
      </Button>
      <Link href={paths.loginRecovery()} sx={{ justifySelf: 'center', py: 1.5 }}>
        {t('login.forgot')}
      </Link>
    </Form>
  );
}

function problemsOf(email: string, password: string): State['problems'] {
  const found = { email: checkEmail(email), password: checkRequired(password) };
  return {
    ...(found.email && { email: found.email }),
    ...(found.password && { password: found.password }),
  };
}
