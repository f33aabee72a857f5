import { ErrorState, LoadingState, PageHeading } from '@cubby/design-system';
import { Redirect, useParams, useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useFocusHeading } from '../lib/layout/use-focus-heading.ts';
import { GoToUnavailable } from '../lib/stashpoints/GoToUnavailable.tsx';
import { readDraft } from './draft.ts';
import { FirstStep } from './FirstStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/**
 * Two steps: contact details and options, which hold the space; then the payment, while the hold lasts. The address
 * names the hold.
 */
export default function CheckoutPage() {
  const { t, paths } = useI18n();
  const { stashpointId = '' } = useParams();
  const query = new URLSearchParams(useSearch());
  const bookingId = query.get('booking');
  const kept = query.has('dropoff') ? null : readDraft(stashpointId);
  const { data: stashpoint, error } = useApi('getStashpoint', { params: { id: stashpointId } });
  useFocusHeading(bookingId ?? '');
  const heading = t(bookingId ? 'checkout.payTitle' : 'checkout.title');
  // An address without times continues the saved checkout.
  if (kept && !bookingId) return <Redirect href={paths.checkout(stashpointId, { ...kept.dateRange })} replace />;
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  return (
    <Page title={[heading, stashpoint?.name].filter(Boolean).join(' · ')}>
      <PageHeading title={heading} overline={t('checkout.step', { step: bookingId ? 2 : 1 })} />
      {errorId(error) === 'STASHPOINT_INACTIVE' && <GoToUnavailable stashpointId={stashpointId} />}
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!stashpoint && !error && <LoadingState label={t('loading')} shape="page" />}
      {stashpoint &&
        (bookingId ? (
          <PaymentStep stashpoint={stashpoint} bookingId={bookingId} />
        ) : (
          <FirstStep stashpoint={stashpoint} />
        ))}
    </Page>
  );
}
