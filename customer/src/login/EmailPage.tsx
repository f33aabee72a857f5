import { PageHeading } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { ProviderNotice } from './ProviderNotice.tsx';
import { SignIn } from './SignIn.tsx';
import { useProviderAnswer } from './use-provider-answer.ts';

/** Signs in with a code, with a password, or with Apple or Google. */
export default function EmailPage() {
  const { t } = useI18n();
  const query = new URLSearchParams(useSearch());
  const from = useHistoryState<{ recovered?: string } | null>();
  const outcome = useProviderAnswer();
  return (
    <Page title={t('login.title')} width="narrow">
      <PageHeading title={t('login.title')} intro={t('login.intro')} />
      {query.get('redirectReason') === 'UNAUTHORIZED' && <Alert severity="info">{t('login.unauthorized')}</Alert>}
      {from?.recovered && <Alert severity="success">{t('recovery.done')}</Alert>}
      <ProviderNotice outcome={outcome} />
      {outcome.status !== 'pending' && (
        <SignIn
          key={from?.recovered ?? ''}
          next={query.get('next')}
          knownEmail={from?.recovered ?? ''}
          first={from?.recovered ? 'password' : 'code'}
        />
      )}
    </Page>
  );
}
