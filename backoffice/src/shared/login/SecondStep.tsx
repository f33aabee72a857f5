import type { AuthToken } from '@cubby/api';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SignInMethodClient } from '../../lib/api/door-api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { hasMethods, useSecondProof } from '../../lib/auth/use-second-proof.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ProofForm } from './ProofForm.tsx';

interface SecondStepProps {
  pending: AuthToken;
  /** Continues with the full session. @throws the sign-in's refusal. */
  onToken: (session: AuthToken) => unknown;
  /** Called when the 10 minutes are over. */
  onOver: () => void;
  onBack: () => void;
  /** Returns what is shown if none has been set up yet. */
  setUp: (client: SignInMethodClient) => ReactNode;
}

/** Asks for the second factor. */
export default function SecondStep({ pending, onToken, onOver, onBack, setUp }: SecondStepProps) {
  const t = useTranslate();
  const proof = useSecondProof(pending, { onToken, onOver });
  const { methods, failure, client } = proof;

  if (methods && !hasMethods(methods)) return setUp(client);
  if (methods) return <ProofForm proof={proof} methods={methods} onBack={onBack} />;
  if (!failure) return <LoadingState label={t('console.loading')} />;
  return (
    <>
      <ErrorState
        message={t(keyOfError(failure.error))}
        retry={{ label: t('console.try_again'), onRetry: () => void proof.reload() }}
      />
      <Button onClick={onBack} sx={{ mt: 2 }}>
        {t('login.other_email')}
      </Button>
    </>
  );
}
