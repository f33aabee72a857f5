import { ErrorState, useMode } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useImperativeHandle, useMemo, useState } from 'react';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { OrByCard } from './OrByCard.tsx';
import type { PaymentElementsProps } from './payment-elements.ts';
import { StripeExpress } from './StripeExpress.tsx';
import { stripeAppearance } from './stripe-appearance.ts';
import { gatherWithStripe } from './stripe-elements.ts';

/**
 * Stripe's own elements; their frames send the entries straight to Stripe. The wallet buttons form a separate group, so
 * that paying with one requires nothing of the card below.
 */
export default function StripePayment({ due, keptCards, onExpress, ref }: PaymentElementsProps) {
  const { t, language } = useI18n();
  const mode = useMode();
  const { publishable_key } = useAppContext().data.payments;
  const [isAway, setAway] = useState(false);
  const [hasExpress, setHasExpress] = useState(false);
  const stripe = useMemo(() => {
    const loading = loadStripe(publishable_key ?? '', { locale: language });
    return loading.catch(() => {
      setAway(true);
      return null;
    });
  }, [publishable_key, language]);
  const options = {
    mode: 'payment',
    amount: due.amount,
    currency: due.currency.toLowerCase(),
    appearance: stripeAppearance(mode),
  } as const;
  if (isAway) return <ErrorState message={t('payment.away')} />;
  return (
    <>
      <Elements stripe={stripe} options={options}>
        <StripeExpress mode={mode} onExpress={onExpress} onAvailable={setHasExpress} />
      </Elements>
      {hasExpress && <OrByCard />}
      <Elements stripe={stripe} options={{ ...options, ...(keptCards && { customerSessionClientSecret: keptCards }) }}>
        <CardFields ref={ref} />
      </Elements>
    </>
  );
}

function CardFields({ ref }: Pick<PaymentElementsProps, 'ref'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string | null>(null);
  useImperativeHandle(ref, () => gatherWithStripe(stripe, elements, setProblem));
  return (
    <div>
      <PaymentElement
        onChange={() => setProblem(null)}
        options={{
          layout: { type: 'accordion', defaultCollapsed: false, spacedAccordionItems: false },
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        }}
      />
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', mt: 0.75 }}>
          {problem}
        </Box>
      )}
    </div>
  );
}
