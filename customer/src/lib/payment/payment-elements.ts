import type { CardPayment } from '@cubby/api';
import type { Ref } from 'react';

/** What paying needs of a card form, whoever provides it. */
export interface CardForm {
  /** The card as a payment method's id; null when the form is not filled in rightly and says so itself. */
  createPaymentMethod: () => Promise<string | null>;
  /** Lets the traveller's bank confirm; false when it was refused. */
  confirm: (payment: CardPayment) => Promise<boolean>;
}

export interface CardFormProps {
  ref: Ref<CardForm>;
}
