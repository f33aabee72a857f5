import Alert from '@mui/material/Alert';
import { errorMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Describes an error in the traveller's words; shows nothing without one. */
export function ErrorNote({ error }: { error: unknown }) {
  const { t } = useI18n();
  if (error === null || error === undefined) return null;
  return <Alert severity="error">{errorMessage(t, error)}</Alert>;
}
