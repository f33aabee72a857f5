import { ONE_TIME_PASSWORD } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useCountdown } from '../../lib/timing/use-countdown.ts';
import { AppCode, useCodeForm } from '../sign-in-methods/AppCode.tsx';
import type { ProofWays } from './use-proof.ts';

interface ByCodeProps {
  proof: ProofWays;
  by: 'authenticator' | 'code';
}

/** Six digits of the authenticator app, or of an email that is sent when the person asks for it. */
export function ByCode({ proof, by }: ByCodeProps) {
  return by === 'code' && proof.sent === 0 ? <SendCode proof={proof} /> : <Digits proof={proof} by={by} />;
}

function Digits({ proof, by }: ByCodeProps) {
  const t = useTranslate();
  const { code, isBusy, submit, field } = useCodeForm((whole) =>
    by === 'code' ? proof.byCode(whole) : proof.bySecondFactor(by, whole),
  );
  const problem = code.problem ?? (proof.failure?.way === by ? keyOfError(proof.failure.error) : null);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {by === 'code' && (
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t('login.code_sent', { email: proof.email })}
        </Box>
      )}
      <AppCode
        {...field}
        first
        code={{ ...code, problem }}
        legend={t(by === 'code' ? 'login.legend' : 'sign_in.proof.app_code')}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('sign_in.presence.confirm')}
      </Button>
      {by === 'code' && <SendAgain key={proof.sent} proof={proof} />}
    </Box>
  );
}

function SendCode({ proof: { email, busy, failure, send } }: { proof: ProofWays }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{t('sign_in.presence.send_to', { email })}</Box>
      {failure?.way === 'send' && <Alert severity="error">{t(keyOfError(failure.error))}</Alert>}
      <Button autoFocus variant="contained" size="large" loading={busy === 'send'} onClick={() => void send()}>
        {t('sign_in.presence.use_email')}
      </Button>
    </>
  );
}

/** Requests another code once the countdown has ended; rendered anew after each code. */
function SendAgain({ proof: { busy, failure, send } }: { proof: ProofWays }) {
  const t = useTranslate();
  const [seconds] = useCountdown(ONE_TIME_PASSWORD.resendSeconds);
  return (
    <>
      {failure?.way === 'send' && <Alert severity="error">{t(keyOfError(failure.error))}</Alert>}
      <Button onClick={() => void send()} disabled={seconds > 0 || busy === 'send'} sx={clock}>
        {seconds > 0 ? t('login.resend_in', { seconds }) : t('login.resend')}
      </Button>
    </>
  );
}

/** The countdown must be readable, although the button is disabled. */
const clock = {
  justifySelf: 'start',
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-disabled': { color: 'text.secondary' },
} as const;
