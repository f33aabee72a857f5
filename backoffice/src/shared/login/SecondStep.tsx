import type { AuthToken } from '@cubby/api';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useLogin } from 'ra-core';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { Credentials } from '../../lib/auth/auth-provider.ts';
import { hasMethods, useSecondProof } from '../../lib/auth/use-second-proof.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ProofForm } from './ProofForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';

interface SecondStepProps {
  pending: AuthToken;
  next: string;
  /** Called when the 10 minutes are over. */
  onOver: () => void;
  onBack: () => void;
}

/** Asks for the second factor, or sets one up if it is required and there is none yet. */
export function SecondStep({ pending, next, onOver, onBack }: SecondStepProps) {
  const t = useTranslate();
  const login = useLogin();
  const enter = (session: AuthToken) => {
    const credentials: Credentials = { session };
    return login(credentials, next);
  };
  const proof = useSecondProof(pending, { onToken: enter, onOver });
  const { methods, failure, client } = proof;

  if (methods && !hasMethods(methods))
    return <SetUpForm client={client} onToken={enter} onOver={onOver} onBack={onBack} />;
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
