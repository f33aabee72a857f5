import type { Booking, CardPayment } from '@cubby/api';
import type { Ref } from 'react';

/** What paying needs of a form, whoever provides it. */
export interface PaymentElements {
  /** What was gathered, as a token's id; null when the form is not filled in rightly and says so itself. */
  createConfirmationToken: () => Promise<string | null>;
  /** Lets the traveller confirm, here or on another page that comes back by itself; false when they did not. */
  handleNextAction: (payment: CardPayment) => Promise<boolean>;
}

/** What is to be paid. */
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
  /** Opens the cards that somebody has kept; null for guests, who are not offered to keep any. */
  keptCards: string | null;
  /** Pays by a button of its own, such as Apple Pay; false when nothing came of it. */
  onExpress: (elements: PaymentElements) => Promise<boolean>;
}
