import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { refusalOf } from '../../lib/auth/sign-in-methods.ts';
import { keyOfPasskeyError } from './words-of.ts';

/** Explains a failed passkey. A cancelled browser dialog is not an error and is shown as a note. */
export function PasskeyProblem({ error }: { error: unknown }) {
  const t = useTranslate();
  const isCancelled = refusalOf(error) === 'cancelled';
  return <Alert severity={isCancelled ? 'info' : 'error'}>{t(keyOfPasskeyError(error))}</Alert>;
}
