import { type CodeMailContent, ONE_TIME_PASSWORD } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useCountdown } from '../../lib/timing/use-countdown.ts';

interface ResendCodeProps {
  sendCode: () => Promise<CodeMailContent>;
  onProblem: (key: string | null) => void;
  /** Called if the email has a link instead. */
  onLink: () => void;
}

/** Requests another code, once the countdown has ended. */
export function ResendCode({ sendCode, onProblem, onLink }: ResendCodeProps) {
  const t = useTranslate();
  const [seconds, restart] = useCountdown(ONE_TIME_PASSWORD.resendSeconds);
  const [resent, setResent] = useState(false);

  const resend = async () => {
    restart();
    onProblem(null);
    await sendCode()
      .then((content) => (content === 'link' ? onLink() : setResent(true)))
      .catch((error: unknown) => onProblem(keyOfError(error)));
  };

  return (
    <Box>
      <Button onClick={() => void resend()} disabled={seconds > 0} sx={clock}>
        {seconds > 0 ? t('login.resend_in', { seconds }) : t('login.resend')}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: textSize.medium }}>
        {resent && t('login.resent')}
      </Box>
    </Box>
  );
}

/** The countdown must be readable, although the button is disabled. */
const clock = { fontVariantNumeric: 'tabular-nums', '&.Mui-disabled': { color: 'text.secondary' } } as const;
