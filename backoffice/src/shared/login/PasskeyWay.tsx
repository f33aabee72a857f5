import type { AuthToken } from '@cubby/api';
import KeyRounded from '@mui/icons-material/KeyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { clientAtDoor } from '../../lib/api/door-api.ts';
import { canUsePasskeys, signInWithPasskey } from '../../lib/auth/sign-in-methods.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PasskeyProblem } from '../sign-in-methods/PasskeyProblem.tsx';

/**
 * Signs in with a passkey only, which counts as both factors. Renders nothing if the browser has no support. `onToken`
 * throws the sign-in's refusal.
 */
export function PasskeyWay({ onToken }: { onToken: (session: AuthToken) => Promise<unknown> }) {
  const t = useTranslate();
  const [error, setError] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  if (!canUsePasskeys()) return null;

  const enter = async () => {
    setError(null);
    setAsking(true);
    try {
      await onToken(await signInWithPasskey(clientAtDoor(null)));
    } catch (refused) {
      setError(refused);
    }
    setAsking(false);
  };
  return (
    <>
      <Button startIcon={<KeyRounded />} loading={isAsking} loadingPosition="start" onClick={() => void enter()}>
        {t('sign_in.with_passkey')}
      </Button>
      {error !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <PasskeyProblem error={error} />
        </Box>
      )}
    </>
  );
}
