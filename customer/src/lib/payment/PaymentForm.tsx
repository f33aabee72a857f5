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
import type { CardForm, CardFormProps } from './card-form.ts';
import { paymentMessage } from './payment-message.ts';
import { usePayment } from './use-payment.ts';

/** The card's fields of each payment provider, loaded when it is the one that takes the money. */
const CARD_FIELDS: Record<PaymentProvider, LazyExoticComponent<ComponentType<CardFormProps>>> = {
  stripe: lazy(() => import('./StripeCardForm.tsx')),
  sandbox: lazy(() => import('./SandboxCardForm.tsx')),
};

interface PaymentFormProps {
  bookingId: string;
  /** What is to be paid, written out. */
  amount: string;
  onPaid: (booking: Booking) => void;
  /** Of whoever is not signed in and holds the pass of the booking. */
  pass?: string | null;
}

export function PaymentForm({ bookingId, amount, onPaid, pass = null }: PaymentFormProps) {
  const { t } = useI18n();
  const { provider } = useAppContext().data.payments;
  const card = useRef<CardForm>(null);
  const { payment, pay } = usePayment(bookingId, pass);
  const CardFields = CARD_FIELDS[provider];
  const { mutate } = useSWRConfig();
  const submit = async () => {
    const booking = card.current && (await pay(card.current));
    if (booking) return onPaid(booking);
    // It may have been paid, or have ended, on another screen: what is shown of it is asked for again.
    await mutate(isBookingKey);
  };
  return (
    <Form onSubmit={submit} aria-label={t('payment.card')}>
      <Suspense fallback={<LoadingState label={t('loading')} />}>
        <CardFields ref={card} />
      </Suspense>
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
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
