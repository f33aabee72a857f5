import type { Booking, CardPayment } from '@cubby/api';
import type { Ref } from 'react';

/** The interface that paying needs from a form, for every provider. */
export interface PaymentElements {
  /** Returns the id of a token for the entries; null if the form is invalid and shows that itself. */
  createConfirmationToken: () => Promise<string | null>;
  /** Lets the traveller confirm, here or on another page that returns automatically; false if they did not. */
  handleNextAction: (payment: CardPayment) => Promise<boolean>;
}

/** The amount due. */
export interface Due {
  /** Minor units. */
  amount: number;
  currency: string;
  minorInMajor: number;
}

/** A sum in the currency of a booking. */
export function dueOf({ ccy_code, ccy_minor_in_major }: Booking, amount: number): Due {
  return { amount, currency: ccy_code, minorInMajor: ccy_minor_in_major };
}

export interface PaymentElementsProps {
  ref: Ref<PaymentElements>;
  due: Due;
  /** Gives access to a traveller's saved cards; null for guests, who cannot save any. */
  keptCards: string | null;
  /** Pays with a separate button, such as Apple Pay; false if it did not complete. */
  onExpress: (elements: PaymentElements) => Promise<boolean>;
}
