import { LoadingState, PageHeading, Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useParams } from 'wouter';
import { callKey } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { leftFor } from '../lib/payment/payment-return.ts';
import { forgetDraft } from './draft.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** The page to return to after confirming or refusing elsewhere: it checks the state of the payment. */
export default function PaymentReturnPage() {
  const { t, paths } = useI18n();
  const { bookingId = '' } = useParams();
  const [, go] = useLocation();
  const { mutate } = useSWRConfig();
  const left = leftFor(bookingId);
  const pass = left?.pass ?? undefined;
  const page = left?.page ?? paths.booking(bookingId);
  const { booking, error, ask, pending } = useReturnedPayment(bookingId, pass ?? null);

  useEffect(() => {
    if (!booking) return;
    forgetDraft();
    void mutate(callKey('getBooking', { params: { id: booking.id } }), booking, { revalidate: false });
    // A change is paid under an id of its own; only a new booking shows the welcome.
    const isNew = booking.id === bookingId;
    go(paths.booking(booking.id, { ...(isNew && { booked: 1 }), pass }), { replace: true });
  }, [booking, bookingId, go, mutate, pass, paths]);

  const kind = KINDS[errorId(error) ?? ''] ?? 'unknown';
  return (
    <Page title={t('payment.title')} width="narrow">
      {!error ? (
        <LoadingState label={t('payment.return.asking')} shape="page" />
      ) : (
        <>
          <PageHeading title={t(`payment.return.${kind}.title`)} />
          <Panel>
            <Typography role="alert">
              {errorId(error) === 'HOLD_EXPIRED' ? errorMessage(t, error) : t(`payment.return.${kind}.text`)}
            </Typography>
            {kind === 'waiting' || kind === 'unknown' ? (
              <Button variant="contained" onClick={ask} loading={pending}>
                {t('payment.return.askAgain')}
              </Button>
            ) : (
              <Button variant="contained" href={page}>
                {t('payment.return.back')}
              </Button>
            )}
          </Panel>
        </>
      )}
    </Page>
  );
}

const KINDS: Readonly<Record<string, 'unpaid' | 'waiting'>> = {
  PAYMENT_FAILED: 'unpaid',
  HOLD_EXPIRED: 'unpaid',
  PAYMENT_INCOMPLETE: 'waiting',
};
