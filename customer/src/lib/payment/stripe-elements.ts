import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { PaymentElements } from './payment-elements.ts';

/**
 * Implements the payment form with a group of Stripe's elements. `say` receives Stripe's own message about a problem.
 */
export function gatherWithStripe(
  stripe: Stripe | null,
  elements: StripeElements | null,
  say: (problem: string | null) => void,
): PaymentElements {
  return {
    createConfirmationToken: async () => {
      if (!stripe || !elements) return null;
      // Invalid fields show their own messages.
      const { error: refused } = await elements.submit();
      if (refused) return null;
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
      say(error?.message ?? null);
      return confirmationToken?.id ?? null;
    },
    handleNextAction: async ({ client_secret }) => {
      if (!stripe || !client_secret) return false;
      const { error } = await stripe.handleNextAction({ clientSecret: client_secret });
      return error === undefined;
    },
  };
}
