import { type AuthToken, checkPin, checkRequired, PIN_DIGITS } from '@cubby/api';
import { LoadingState, SixDigitInput } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { canUsePasskeys, refusalOf } from '../../../lib/auth/sign-in-methods.ts';
import { hasMethods, type SecondProof, useSecondProof } from '../../../lib/auth/use-second-proof.ts';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { LightField } from '../inputs/LightField.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';

interface SecondStepProps {
  pending: AuthToken;
  onToken: (token: AuthToken) => void;
  /** Called when the 10 minutes are over. */
  onOver: () => void;
  onBack: () => void;
}

/** The second factor of staff who run places. It is set up in the staff console and only used here. */
export default function SecondStep({ pending, onToken, onOver, onBack }: SecondStepProps) {
  const { t, problem } = useI18n();
  const proof = useSecondProof(pending, { onToken, onOver });
  const { methods, failure } = proof;
  if (!methods && !failure) return <LoadingState label={t('app.loading')} />;
  if (!methods)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="error">{problem(errorIdOf(failure?.error))}</Alert>
        <Button variant="contained" onClick={() => void proof.reload()}>
          {t('app.retry')}
        </Button>
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    );
  const isSetUp = hasMethods(methods);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t(isSetUp ? 'second.title' : 'second.none')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t(isSetUp ? 'second.text' : 'second.none_text')}
        </Typography>
      </Box>
      {isSetUp ? (
        <Ways proof={proof} onBack={onBack} />
      ) : (
        <>
          <Button variant="contained" size="large" href={siteUrl('admin', '/login', window.location)}>
            {t('second.set_up')}
          </Button>
          <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
            {t('login.other_email')}
          </Button>
        </>
      )}
    </Box>
  );
}

/** A passkey, the code of the app, or a backup code, as far as they have been set up. */
function Ways({ proof, onBack }: { proof: SecondProof; onBack: () => void }) {
  const { t } = useI18n();
  const { methods, busy } = proof;
  const hasPasskeys = (methods?.passkeys.length ?? 0) > 0;
  const byPasskey = hasPasskeys && canUsePasskeys();
  const hasApp = Boolean(methods?.authenticator);
  const hasBackup = (methods?.backup_codes_left ?? 0) > 0;
  const [isBackup, setBackup] = useState(!byPasskey && !hasApp && hasBackup);
  return (
    <>
      {hasPasskeys && !byPasskey && <Alert severity="info">{t('second.no_passkeys')}</Alert>}
      {byPasskey && (
        <Button variant="contained" size="large" loading={busy === 'passkey'} onClick={() => void proof.byPasskey()}>
          {t('second.passkey')}
        </Button>
      )}
      <PasskeyProblem proof={proof} />
      {isBackup ? <BackupCode proof={proof} /> : hasApp && <AppCode proof={proof} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        {isBackup && hasApp && <Button onClick={() => setBackup(false)}>{t('second.use_app')}</Button>}
        {!isBackup && hasBackup && <Button onClick={() => setBackup(true)}>{t('second.use_backup')}</Button>}
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    </>
  );
}

function PasskeyProblem({ proof: { failure } }: { proof: SecondProof }) {
  const { t, problem } = useI18n();
  if (failure?.way !== 'passkey') return null;
  const refusal = refusalOf(failure.error);
  if (refusal === 'cancelled') return <Alert severity="info">{t('second.cancelled')}</Alert>;
  const id = errorIdOf(failure.error);
  const text = refusal ? t('second.unable') : id === 'INCORRECT_CREDENTIALS' ? t('second.unknown') : problem(id);
  return <Alert severity="error">{text}</Alert>;
}

const NO_DIGITS = Array.from({ length: PIN_DIGITS }, () => '');

function AppCode({ proof }: { proof: SecondProof }) {
  const { t, problem } = useI18n();
  const said = useCodeProblem(proof);
  const [digits, setDigits] = useState(NO_DIGITS);
  const [invalid, setInvalid] = useState<string | null>(null);
  const enter = async (code: readonly string[]) => {
    const wrong = checkPin(code);
    setInvalid(wrong && problem(wrong));
    if (wrong) return;
    await proof.byCode(code.join(''));
    setDigits(NO_DIGITS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(digits);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <SixDigitInput
        digits={digits}
        onChange={setDigits}
        onComplete={(code) => void enter(code)}
        disabled={proof.busy === 'code'}
        error={invalid ?? said ?? undefined}
        labels={{ legend: t('second.app_code'), digit: (position) => t('login.digit', { position }) }}
      />
      <Button type="submit" variant="outlined" size="large" loading={proof.busy === 'code'}>
        {t('login.enter')}
      </Button>
    </Box>
  );
}

function BackupCode({ proof }: { proof: SecondProof }) {
  const { t, problem } = useI18n();
  const said = useCodeProblem(proof);
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = checkRequired(code);
    setInvalid(missing && problem(missing));
    if (!missing) void proof.byCode(code.trim());
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <LightField
        label={t('second.backup_code')}
        value={code}
        onText={(text) => setCode(text.toUpperCase())}
        autoComplete="off"
        autoFocus
        inputProps={{ maxLength: 20 }}
        problem={invalid ?? said}
      />
      <Button type="submit" variant="outlined" size="large" loading={proof.busy === 'code'}>
        {t('login.enter')}
      </Button>
    </Box>
  );
}

/** The problem of the last code entered. */
function useCodeProblem({ failure }: SecondProof): string | null {
  const { t, problem } = useI18n();
  if (failure?.way !== 'code') return null;
  const id = errorIdOf(failure.error);
  return id === 'INCORRECT_CREDENTIALS' ? t('second.wrong') : problem(id);
}
