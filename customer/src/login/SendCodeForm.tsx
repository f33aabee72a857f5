import { checkEmail, normaliseEmail } from '@cubby/api';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { Form } from '../lib/forms/Form.tsx';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EmailField } from './EmailField.tsx';
import { UnknownEmail } from './UnknownEmail.tsx';

interface SendCodeFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** What the code is for. */
  purpose: 'sign_in' | 'recovery';
  next: string | null;
  /** The code is on its way to this address, written as we know it. */
  onSent: (email: string) => void;
  children?: ReactNode;
}

type Outcome = { status: 'idle' | 'pending' | 'unknown' } | { status: 'failed'; message: string };

/** Asks for an e-mail address and sends a code there, if there is an account with it. */
export function SendCodeForm({ email, onEmail, purpose, next, onSent, children }: SendCodeFormProps) {
  const { t, language } = useI18n();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const send = async () => {
    const problem = checkEmail(email);
    if (problem) return setOutcome({ status: 'failed', message: t(`errorIds.${problem}`) });
    setOutcome({ status: 'pending' });
    try {
      const address = normaliseEmail(email);
      const { exists } = await api.checkUserExists({ body: { email: address } });
      if (!exists) return setOutcome({ status: 'unknown' });
      await api.requestOneTimePassword({ body: { email: address, language, purpose } });
      onSent(address);
    } catch (error) {
      setOutcome({ status: 'failed', message: errorMessage(t, error) });
    }
  };
  return (
    <Form onSubmit={send}>
      {children}
      <EmailField
        value={email}
        onChange={onEmail}
        problem={outcome.status === 'failed' ? outcome.message : undefined}
      />
      {outcome.status === 'unknown' && <UnknownEmail email={email} next={next} />}
      <Button type="submit" variant="contained" size="large" loading={outcome.status === 'pending'}>
        {t('login.sendCode')}
      </Button>
    </Form>
  );
}
