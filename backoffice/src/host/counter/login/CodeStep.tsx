import { type AuthToken, checkPin, ONE_TIME_PASSWORD, PIN_DIGITS } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { SixDigitInput, tabularNumbers } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { useCountdown } from '../../../lib/timing/use-countdown.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';
import { sendCode } from './send-code.ts';

interface CodeStepProps {
  email: string;
  onToken: (token: AuthToken) => void;
  /** Called if a new email has a link instead of a code. */
  onLink: () => void;
  onBack: () => void;
}

const NO_DIGITS = Array.from({ length: PIN_DIGITS }, () => '');

export function CodeStep({ email, onToken, onLink, onBack }: CodeStepProps) {
  const { t, language, problem } = useI18n();
  const [digits, setDigits] = useState(NO_DIGITS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const [seconds, restart] = useCountdown(ONE_TIME_PASSWORD.resendSeconds);
  const [isResent, setResent] = useState(false);

  const enter = async (code: readonly string[]) => {
    const invalid = checkPin(code);
    setFailure(invalid);
    if (invalid) return;
    setEntering(true);
    const body = { email: email.trim(), one_time_password: code.join(''), ...browserSecret() };
    await counterApi
      .signInWithOneTimePassword({ body }, { ignoreUnauthorized: true })
      .then(onToken)
      .catch((error: unknown) => {
        setFailure(errorIdOf(error));
        setDigits(NO_DIGITS);
      });
    setEntering(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(digits);
  };
  const resend = async () => {
    restart();
    setFailure(null);
    await sendCode(email, language)
      .then((content) => (content === 'link' ? onLink() : setResent(true)))
      .catch((error: unknown) => setFailure(errorIdOf(error)));
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('login.code_title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('login.code_sent', { email: email.trim() })}
        </Typography>
      </Box>
      <SixDigitInput
        digits={digits}
        onChange={setDigits}
        onComplete={(code) => void enter(code)}
        disabled={isEntering}
        error={failure ? problem(failure) : undefined}
        labels={{ legend: t('login.legend'), digit: (position) => t('login.digit', { position }) }}
      />
      <Button type="submit" variant="contained" size="large" loading={isEntering}>
        {t('login.enter')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button onClick={() => void resend()} disabled={seconds > 0} sx={clock}>
          {seconds > 0 ? t('login.resend_in', { seconds }) : t('login.resend')}
        </Button>
        <Button onClick={onBack}>{t('login.other_email')}</Button>
        <Box role="status">{isResent && t('login.resent')}</Box>
      </Box>
    </Box>
  );
}

/** The countdown must be readable, although the button is disabled. */
const clock = { ...tabularNumbers, '&.Mui-disabled': { color: 'text.secondary' } } as const;
