import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { refusalOf } from '../../lib/auth/sign-in-methods.ts';
import { keyOfPasskeyError } from './words-of.ts';

/** Why a passkey did not do. Whoever closes the browser’s question has made no mistake: that is only noted. */
export function PasskeyProblem({ error }: { error: unknown }) {
  const t = useTranslate();
  const isCancelled = refusalOf(error) === 'cancelled';
  return <Alert severity={isCancelled ? 'info' : 'error'}>{t(keyOfPasskeyError(error))}</Alert>;
}
