import type { Booking, PaymentProvider } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import LockRounded from '@mui/icons-material/LockRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isBookingKey } from '../api/api.ts';
import { useAppContext } from '../api/app-context.tsx';
import { Form } from '../forms/Form.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { Due, PaymentElements, PaymentElementsProps } from './payment-elements.ts';
import { paymentMessage } from './payment-message.ts';
import { useKeptCards } from './use-kept-cards.ts';
import { usePayment } from './use-payment.ts';

/** The fields of each payment provider, loaded when it is the one in use. */
const ELEMENTS: Record<PaymentProvider, LazyExoticComponent<ComponentType<PaymentElementsProps>>> = {
  stripe: lazy(() => import('./StripePayment.tsx')),
  sandbox: lazy(() => import('./SandboxPayment.tsx')),
};

interface PaymentFormProps {
  bookingId: string;
  due: Due;
  /** `elsewhere`: it had been paid on another screen, and nothing more was charged. */
  onPaid: (booking: Booking, elsewhere: boolean) => void;
  /** The pass of the booking, for travellers who are not signed in. */
  pass?: string | null;
}

export function PaymentForm({ bookingId, due, onPaid, pass = null }: PaymentFormProps) {
  const { t, money } = useI18n();
  const { provider } = useAppContext().data.payments;
  const elements = useRef<PaymentElements>(null);
  const keptCards = useKeptCards();
  const { payment, pay } = usePayment(bookingId, pass);
  const Elements = ELEMENTS[provider];
  const { mutate } = useSWRConfig();
  const payBy = async (means: PaymentElements): Promise<boolean> => {
    const paid = await pay(means);
    // It may have ended on another screen: the displayed data is fetched again.
    if (paid) onPaid(paid.booking, paid.elsewhere);
    else await mutate(isBookingKey);
    return paid !== null;
  };
  const loading = <LoadingState label={t('loading')} />;
  return (
    <Form onSubmit={() => elements.current && payBy(elements.current)} aria-label={t('payment.title')}>
      {keptCards === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <Elements ref={elements} due={due} keptCards={keptCards} onExpress={payBy} />
        </Suspense>
      )}
      {payment.status === 'failed' && (
        <Alert severity="error" role="alert">
          {paymentMessage(t, payment.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<LockRounded />}
        loading={payment.status === 'pending'}
        disabled={payment.status === 'succeeded'}
      >
        {t('payment.pay', { amount: money(due.amount, due.currency, due.minorInMajor) })}
      </Button>
    </Form>
  );
}
