import type { Credit } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { quote } from '../../testing/site-records.ts';
import { creditFor } from './credit.ts';

type Balance = Credit['balances'][number];

const account = (...balances: Pick<Balance, 'ccy_code' | 'amount'>[]): Credit => ({
  balances: balances.map((each) => ({ ...each, ccy_minor_in_major: 100 })),
  entries: [],
});

describe('credit at checkout', () => {
  it.each([
    ['less than the price', 500, { balance: 500, covers: 500, rest: 700, quote: quote() }],
    [
      'too little to charge the rest',
      1190,
      { balance: 1190, covers: 1190, rest: 0, quote: quote({ discount_amount: 10, post_discount_price: 1190 }) },
    ],
    ['as much as the price', 1200, { balance: 1200, covers: 1200, rest: 0, quote: quote() }],
    ['more than the price', 5000, { balance: 5000, covers: 1200, rest: 0, quote: quote() }],
    ['nothing', 0, null],
    ['a debt', -300, null],
  ])('that is %s', (_what, amount, expected) => {
    expect(creditFor(account({ ccy_code: 'GBP', amount }), quote())).toEqual(expected);
  });

  it('of another currency pays nothing', () => {
    expect(creditFor(account({ ccy_code: 'EUR', amount: 900 }), quote())).toBeNull();
  });

  it('is not used if a voucher covers everything', () => {
    expect(creditFor(account({ ccy_code: 'GBP', amount: 900 }), quote({ post_discount_price: 0 }))).toBeNull();
  });

  it('is unknown until account and price are loaded', () => {
    expect(creditFor(undefined, quote())).toBeNull();
    expect(creditFor(account({ ccy_code: 'GBP', amount: 900 }), undefined)).toBeNull();
  });
});
