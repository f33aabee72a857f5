import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import { errorId } from '../lib/api/error-id.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { I18n } from '../lib/i18n/i18n.ts';
import { ConsoleNotice } from './ConsoleNotice.tsx';
import { PROVIDER_NAMES } from './provider-sign-in.ts';
import type { ProviderOutcome } from './use-provider-answer.ts';

/** The result of a sign-in at a provider, or that it is in progress. */
export function ProviderNotice({ outcome }: { outcome: ProviderOutcome }) {
  const { t } = useI18n();
  if (outcome.status === 'none') return null;
  if (outcome.status === 'elsewhere') return <ConsoleNotice at={outcome.console} />;
  const provider = outcome.provider ? PROVIDER_NAMES[outcome.provider] : t('login.elsewhere');
  if (outcome.status === 'pending')
    return (
      <Alert severity="info" icon={<CircularProgress size={22} aria-hidden />} role="status">
        {t('login.providerPending', { provider })}
      </Alert>
    );
  if (outcome.status === 'cancelled')
    return <Alert severity="info">{t('login.providerCancelled', { provider })}</Alert>;
  return <Alert severity="error">{failure(t, outcome.error, provider)}</Alert>;
}

/** Returns an error message, each with another way to sign in, which is on the same page. */
function failure(t: I18n['t'], error: unknown, provider: string): string {
  if (error === null || errorId(error) === 'INCORRECT_CREDENTIALS') return t('login.providerFailed', { provider });
  return errorId(error) === 'UNAVAILABLE' ? t('login.providerAway', { provider }) : errorMessage(t, error);
}
