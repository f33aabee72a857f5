import { describe, expect, it } from 'vitest';
import { groupCardNumber, isCvcValid, isExpiryValid, LISTED_CARDS, paymentMethodOf } from './sandbox-cards.ts';

describe('test cards', () => {
  it.each([
    ['4242 4242 4242 4242', 'pm_card_visa'],
    ['4000000000000002', 'pm_card_chargeDeclined'],
    ['4000 0025 0000 3155', 'pm_card_authenticationRequired'],
    ['4000-0000-0000-3220', 'pm_card_threeDSecure2Required'],
    ['4111 1111 1111 1111', null],
    ['', null],
  ])('%s becomes %s', (number, method) => {
    expect(paymentMethodOf(number)).toBe(method);
  });

  it('listed in the help are all known', () => {
    expect(LISTED_CARDS.every(({ number }) => paymentMethodOf(number) !== null)).toBe(true);
  });

  it('are grouped by four digits while typing', () => {
    expect(groupCardNumber('42424')).toBe('4242 4');
    expect(groupCardNumber('4242-4242 4242 4242')).toBe('4242 4242 4242 4242');
  });
});

describe('expiry and security code', () => {
  const now = new Date(2026, 10, 21);
  it.each([
    ['11/26', true],
    ['10/26', false],
    ['1227', true],
    ['13/30', false],
    ['', false],
  ])('%s is valid: %s', (typed, valid) => {
    expect(isExpiryValid(typed, now)).toBe(valid);
  });

  it('takes three or four digits as a security code', () => {
    expect(['123', '1234', '12', 'abc'].map(isCvcValid)).toEqual([true, true, false, false]);
  });
});
