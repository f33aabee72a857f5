import { cardFieldTextSize, colour, fontWeight, palette, radius, useMode } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useImperativeHandle, useMemo, useState } from 'react';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { CardFormProps } from './card-form.ts';

/** Stripe's own card field; the number goes from their frame to them. */
export default function StripeCardForm({ ref }: CardFormProps) {
  const { language } = useI18n();
  const { publishable_key } = useAppContext().data.payments;
  const stripe = useMemo(() => loadStripe(publishable_key ?? '', { locale: language }), [publishable_key, language]);
  return (
    <Elements stripe={stripe}>
      <CardFields ref={ref} />
    </Elements>
  );
}

function CardFields({ ref }: CardFormProps) {
  const { t } = useI18n();
  const mode = useMode();
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string | null>(null);

  useImperativeHandle(ref, () => ({
    createPaymentMethod: async () => {
      const card = elements?.getElement(CardElement);
      if (!stripe || !card) return null;
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      setProblem(error?.message ?? null);
      return paymentMethod?.id ?? null;
    },
    confirm: async ({ client_secret }) => {
      if (!stripe || !client_secret) return false;
      const { error } = await stripe.handleNextAction({ clientSecret: client_secret });
      return error === undefined;
    },
  }));
  return (
    <div>
      <Box
        role="group"
        aria-label={t('payment.card')}
        sx={{
          border: `1.5px solid ${problem ? colour.danger : colour.lineField}`,
          borderRadius: radius.medium,
          padding: 2,
        }}
      >
        <CardElement
          onChange={() => setProblem(null)}
          options={{
            hidePostalCode: true,
            style: { base: { fontSize: cardFieldTextSize, color: palette[mode].text } },
          }}
        />
      </Box>
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: fontWeight.semibold, mt: 0.75 }}>
          {problem}
        </Box>
      )}
    </div>
  );
}
