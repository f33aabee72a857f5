import type { Mode } from '@cubby/design-system';
import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { EXPRESS_ORDER } from './express-methods.ts';
import type { PaymentElementsProps } from './payment-elements.ts';
import { gatherWithStripe } from './stripe-elements.ts';

interface StripeExpressProps {
  mode: Mode;
  onExpress: PaymentElementsProps['onExpress'];
  /** Called with true if this browser supports any of them. */
  onAvailable: (isAvailable: boolean) => void;
}

/** Apple Pay, Google Pay, PayPal and Link, if browser and account have them. */
export function StripeExpress({ mode, onExpress, onAvailable }: StripeExpressProps) {
  const stripe = useStripe();
  const elements = useElements();
  return (
    <ExpressCheckoutElement
      onReady={({ availablePaymentMethods }) => onAvailable(availablePaymentMethods !== undefined)}
      onConfirm={async ({ paymentFailed }) => {
        const isPaid = await onExpress(gatherWithStripe(stripe, elements, () => undefined));
        if (!isPaid) paymentFailed({ reason: 'fail' });
      }}
      options={{
        buttonHeight: 48,
        layout: { maxColumns: 2, maxRows: 2, overflow: 'never' },
        buttonTheme: mode === 'dark' ? { applePay: 'white', googlePay: 'white' } : { applePay: 'black' },
        paymentMethodOrder: [...EXPRESS_ORDER],
        paymentMethods: { amazonPay: 'never', klarna: 'never' },
      }}
    />
  );
}
