import { PageHeading } from '@cubby/design-system';
import { useParams, useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { SurveyContent } from './SurveyContent.tsx';

/** Asks for a review of a stay. The signed link of the email opens it; no session is needed. */
export default function SurveyPage() {
  const { t } = useI18n();
  const { booking: id = '' } = useParams();
  const pass = new URLSearchParams(useSearch()).get('pass');
  const { data, error, mutate } = useApi('getBooking', { params: { id }, ...(pass && { query: { pass } }) });
  return (
    <Page title={t('survey.title')} width="narrow">
      {data ? (
        <SurveyContent booking={data} pass={pass} />
      ) : errorId(error) === 'NOT_FOUND' ? (
        <PageHeading title={t('survey.wrongLink')} intro={t('survey.wrongLinkText')} />
      ) : (
        <NotLoaded error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}
