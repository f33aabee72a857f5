import { type CodeMailContent, checkEmail, normaliseEmail } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../lib/api/api.ts';
import { requestCode } from '../lib/api/request-code.ts';
import { Form } from '../lib/forms/Form.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { errorMessage, idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EmailField } from './EmailField.tsx';

interface SendCodeFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The purpose of the code. */
  purpose: 'sign_in' | 'recovery';
  next: string | null;
  /** Called once a code, or a link, was sent to this address, in its stored spelling. */
  onSent: (email: string, content: CodeMailContent) => void;
  children?: ReactNode;
}

interface Outcome {
  status: 'idle' | 'pending' | 'refused';
  /** `unknown` if no account has the address, else the problem in words. */
  problems: { email?: string };
}

const UNKNOWN = 'unknown';
const IDLE: Outcome = { status: 'idle', problems: {} };

/** Asks for an email address and sends a code there, if there is an account with it. */
export function SendCodeForm({ email, onEmail, purpose, next, onSent, children }: SendCodeFormProps) {
  const { t, language } = useI18n();
  const [outcome, setOutcome] = useState<Outcome>(IDLE);
  const { email: problem } = useFieldErrors(outcome.problems, { email });
  const refuse = (reason: string) => setOutcome({ status: 'refused', problems: { email: reason } });
  const send = async () => {
    const invalid = checkEmail(email);
    if (invalid) return refuse(idMessage(t, invalid));
    setOutcome({ ...IDLE, status: 'pending' });
    try {
      const address = normaliseEmail(email);
      const { exists } = await api.checkUserExists({ body: { email: address } });
      if (!exists) return refuse(UNKNOWN);
      onSent(address, await requestCode({ email: address, language, purpose }));
    } catch (error) {
      refuse(errorMessage(t, error));
    }
  };
  return (
    <Form onSubmit={send}>
      {children}
      <EmailField value={email} onChange={onEmail} problem={problem === UNKNOWN ? undefined : problem} />
      {problem === UNKNOWN && <UnknownEmail email={email} next={next} />}
      <Button type="submit" variant="contained" size="large" loading={outcome.status === 'pending'}>
        {t('login.sendCode')}
      </Button>
    </Form>
  );
}

/** Says that no account has this address yet; signing up takes it along. */
function UnknownEmail({ email, next }: { email: string; next: string | null }) {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const signUp = () => go(paths.signup({ next: next ?? undefined }), { state: { email } });
  return (
    <Alert severity="info" action={<Button onClick={signUp}>{t('footer.signUp')}</Button>}>
      {t('login.unknownEmail')}
    </Alert>
  );
}
