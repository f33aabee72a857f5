import type { SignInMethods } from '@cubby/api';
import KeyRounded from '@mui/icons-material/KeyRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { canUsePasskeys } from '../../lib/auth/sign-in-methods.ts';
import type { SecondProof } from '../../lib/auth/use-second-proof.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useCodeForm } from '../sign-in-methods/AppCode.tsx';
import { BackupCodeForm } from '../sign-in-methods/BackupCodeForm.tsx';
import { PasskeyProblem } from '../sign-in-methods/PasskeyProblem.tsx';

interface ProofFormProps {
  proof: SecondProof;
  methods: SignInMethods;
  onBack: () => void;
}

/** Asks for a second factor: a passkey, the code of the app, or a backup code. */
export function ProofForm({ proof, methods, onBack }: ProofFormProps) {
  const t = useTranslate();
  const hasPasskeys = methods.passkeys.length > 0;
  const byPasskey = hasPasskeys && canUsePasskeys();
  const hasBackup = methods.backup_codes_left > 0;
  const [isBackup, setBackup] = useState(!byPasskey && !methods.authenticator && hasBackup);
  const { failure, busy } = proof;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('sign_in.proof.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('sign_in.proof.text')}
        </Typography>
      </Box>
      {hasPasskeys && !byPasskey && <Alert severity="info">{t('sign_in.proof.no_passkeys')}</Alert>}
      {byPasskey && (
        <Button
          variant="contained"
          size="large"
          startIcon={<KeyRounded />}
          loading={busy === 'passkey'}
          loadingPosition="start"
          onClick={() => void proof.byPasskey()}
        >
          {t('sign_in.proof.passkey')}
        </Button>
      )}
      {failure?.way === 'passkey' && <PasskeyProblem error={failure.error} />}
      {isBackup ? (
        <BackupCodeForm
          problem={wrongCode(proof)}
          busy={busy === 'code'}
          confirm={t('login.enter')}
          variant="outlined"
          onCode={(code) => void proof.byCode(code)}
        />
      ) : (
        methods.authenticator && <AppCodeForm proof={proof} isFirst={!byPasskey} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        {isBackup
          ? methods.authenticator && <Button onClick={() => setBackup(false)}>{t('sign_in.proof.use_app')}</Button>
          : hasBackup && <Button onClick={() => setBackup(true)}>{t('sign_in.proof.use_backup')}</Button>}
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
      {(isBackup || !(byPasskey || methods.authenticator)) && (
        <Typography variant="body2" color="textSecondary">
          {t('sign_in.proof.lost')}
        </Typography>
      )}
    </Box>
  );
}

function AppCodeForm({ proof, isFirst }: { proof: SecondProof; isFirst: boolean }) {
  const t = useTranslate();
  const { code, isBusy, submit, field } = useCodeForm(proof.byCode);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <AppCode
        {...field}
        code={{ ...code, problem: code.problem ?? wrongCode(proof) }}
        legend={t('sign_in.proof.app_code')}
      />
      <Button type="submit" variant={isFirst ? 'contained' : 'outlined'} size="large" loading={isBusy}>
        {t('login.enter')}
      </Button>
    </Box>
  );
}

/** Returns the key of the last code's refusal; null if there was none. */
function wrongCode({ failure }: SecondProof): string | null {
  const problem = failure?.way === 'code' ? keyOfError(failure.error) : null;
  return problem === 'errors.INCORRECT_CREDENTIALS' ? 'sign_in.proof.wrong' : problem;
}
