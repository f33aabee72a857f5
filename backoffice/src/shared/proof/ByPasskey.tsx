import KeyRounded from '@mui/icons-material/KeyRounded';
import Button from '@mui/material/Button';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PasskeyProblem } from '../sign-in-methods/PasskeyProblem.tsx';
import type { ProofWays } from './use-proof.ts';

export function ByPasskey({ proof: { busy, failure, byPasskey } }: { proof: ProofWays }) {
  const t = useTranslate();
  return (
    <>
      {failure?.way === 'passkey' && <PasskeyProblem error={failure.error} />}
      <Button
        autoFocus
        variant="contained"
        size="large"
        startIcon={<KeyRounded />}
        loading={busy === 'passkey'}
        loadingPosition="start"
        onClick={() => void byPasskey()}
      >
        {t('sign_in.proof.passkey')}
      </Button>
    </>
  );
}
