import { checkPin, ONE_TIME_PASSWORD, PIN_DIGITS } from '@cubby/api';
import { SixDigitInput } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorMessage, idMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useSecondsSince } from '../timing/use-seconds-since.ts';
import { Form } from './Form.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { useFieldErrors } from './use-field-errors.ts';

const EMPTY = Array.from({ length: PIN_DIGITS }, () => '');

interface State {
  pending: boolean;
  problems: { digits?: string };
}

const IDLE: State = { pending: false, problems: {} };

interface EnterCodeProps {
  /** The time the code was sent, milliseconds since 1970: another one may follow half a minute later. */
  sentAt: number;
  submit: string;
  /** Sends another code to the same address. */
  onResend: () => Promise<void>;
  /** Uses the code; an error it throws is shown, and the boxes are emptied. */
  onCode: (code: string) => Promise<void>;
}

/** The six-digit code from the email, submitted as soon as it is complete. */
export function EnterCode({ sentAt: firstSentAt, submit, onResend, onCode }: EnterCodeProps) {
  const { t } = useI18n();
  const [sentAt, setSentAt] = useState(firstSentAt);
  const [digits, setDigits] = useState<string[]>(EMPTY);
  const [state, setState] = useState<State>(IDLE);
  const wait = Math.max(0, ONE_TIME_PASSWORD.resendSeconds - useSecondsSince(sentAt));

  const standing = useFieldErrors(state.problems, { digits });

  const attempt = async (action: () => Promise<void>) => {
    setState({ ...IDLE, pending: true });
    try {
      await action();
      setState(IDLE);
    } catch (error) {
      setDigits(EMPTY);
      setState({ ...IDLE, problems: { digits: errorMessage(t, error) } });
    }
  };
  const send = (entered: string[]) => {
    const problem = checkPin(entered);
    if (problem) return setState({ ...IDLE, problems: { digits: idMessage(t, problem) } });
    void attempt(() => onCode(entered.join('')));
  };
  const resend = () =>
    void attempt(async () => {
      await onResend();
      setSentAt(Date.now());
    });

  return (
    <Form onSubmit={() => send(digits)} gap={2.5}>
      <SixDigitInput
        digits={digits}
        onChange={setDigits}
        onComplete={send}
        disabled={state.pending}
        error={standing.digits}
        first
        label={t('login.code')}
      />
      <Button type="submit" variant="contained" size="large" loading={state.pending} sx={{ justifySelf: 'start' }}>
        {submit}
      </Button>
      <Button onClick={resend} disabled={wait > 0 || state.pending} sx={{ justifySelf: 'start' }}>
        {wait > 0 ? t('login.resendIn', { smart_count: wait }) : t('login.resend')}
      </Button>
      <OutboxNote />
    </Form>
  );
}
