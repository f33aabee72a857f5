import { describe, expect, it } from 'vitest';
import { refundParts } from './refund-parts.ts';

describe('where a refund goes', () => {
  it.each([
    ['all to the card', 1300, 1300, 0, 0, { card: 1300, credit: 0 }],
    ['each back to its own', 1300, 1300, 500, 0, { card: 800, credit: 500 }],
    ['all to credit when credit paid all', 1300, 1300, 1300, 0, { card: 0, credit: 1300 }],
    ['nothing after drop-off', 0, 1300, 500, 0, { card: 0, credit: 0 }],
    ['what is left after an earlier refund', 900, 900, 500, 0, { card: 400, credit: 500 }],
    ['to the card once the credit has been given back', 800, 800, 500, 500, { card: 800, credit: 0 }],
  ])('%s', (_name, amount, paid, spent, given, parts) => {
    const booking = {
      refund_offer: { amount, until: null, whole: true, withheld: 0 },
      post_refund_price: paid,
      credit_amount: spent,
      refund_credit_amount: given,
    };
    expect(refundParts(booking)).toEqual({ amount, ...parts });
  });
});
