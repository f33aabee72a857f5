import { ResponseError } from '@cubby/api/client';
import Alert from '@mui/material/Alert';
import { keyOfError } from '../../lib/api/error-message.ts';
import { refusalOf } from '../../lib/auth/sign-in-methods.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Explains a failed passkey. A cancelled browser dialog is not an error and is shown as a note. */
export function PasskeyProblem({ error }: { error: unknown }) {
  const t = useTranslate();
  const isCancelled = refusalOf(error) === 'cancelled';
  return <Alert severity={isCancelled ? 'info' : 'error'}>{t(keyOfPasskeyError(error))}</Alert>;
}

/** Returns the dictionary's key for a failed passkey. */
function keyOfPasskeyError(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal) return `sign_in.refusal.${refusal}`;
  const isUnknown = error instanceof ResponseError && error.id === 'INCORRECT_CREDENTIALS';
  return isUnknown ? 'sign_in.refusal.unknown' : keyOfError(error);
}
