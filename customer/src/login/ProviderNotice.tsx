import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import { errorId } from '../lib/api/error-id.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PROVIDER_NAMES } from './provider-sign-in.ts';
import type { ProviderOutcome } from './use-provider-answer.ts';

/** How a sign-in at a provider has come out, or that it is on its way. */
export function ProviderNotice({ outcome }: { outcome: ProviderOutcome }) {
  const { t } = useI18n();
  if (outcome.status === 'none') return null;
  const provider = outcome.provider ? PROVIDER_NAMES[outcome.provider] : t('login.elsewhere');
  if (outcome.status === 'pending')
    return (
      <Alert severity="info" icon={<CircularProgress size={22} aria-hidden />} role="status">
        {t('login.providerPending', { provider })}
      </Alert>
    );
  if (outcome.status === 'cancelled')
    return <Alert severity="info">{t('login.providerCancelled', { provider })}</Alert>;
  const untrusted = outcome.error === null || errorId(outcome.error) === 'INCORRECT_CREDENTIALS';
  return (
    <Alert severity="error">
      {untrusted ? t('login.providerFailed', { provider }) : errorMessage(t, outcome.error)}
    </Alert>
  );
}
