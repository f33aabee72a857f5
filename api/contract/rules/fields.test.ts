import { describe, expect, it } from 'vitest';
import { MAILBOXES } from '../../testing/mailboxes.ts';
import { normaliseBookingId } from './booking-ids.ts';
import { couponLimits } from './coupons.ts';
import {
  bagCountOf,
  checkEmail,
  checkPin,
  checkRequired,
  checkTerms,
  normaliseEmail,
  pagingOf,
  treeCountOf,
} from './fields.ts';
import { foldText } from './fold-text.ts';
import { checkPhone, formatPhone } from './phone.ts';

describe('fields', () => {
  it.each([
    ['', 'REQUIRED_DATA_CLIENT_ERROR'],
    ['  ', 'REQUIRED_DATA_CLIENT_ERROR'],
    [null, 'REQUIRED_DATA_CLIENT_ERROR'],
  ])('email %j: %s', (value, problem) => expect(checkEmail(value)).toBe(problem));

  it.each(MAILBOXES)('address %j: mailbox %j', (typed, spelling) => {
    expect(checkEmail(typed)).toBe(spelling === null ? 'INVALID_EMAIL_CLIENT_ERROR' : null);
    if (spelling === null) return;
    expect(normaliseEmail(typed)).toBe(spelling);
    expect(normaliseEmail(spelling)).toBe(spelling);
  });

  it.each([
    [['1', '2', '3', '4', '5', '6'], null],
    [['1', '2', '3', '4', '5', ''], 'REQUIRED_DATA_CLIENT_ERROR'],
    [['1', '2', '3', '4', '5'], 'INVALID_PIN_CLIENT_ERROR'],
    [['1', '2', '3', '4', '5', 'x'], 'INVALID_PIN_CLIENT_ERROR'],
    [['1', '2', '3', '4', '5', '66'], 'INVALID_PIN_CLIENT_ERROR'],
  ])('pin %j: %s', (digits, problem) => expect(checkPin(digits)).toBe(problem));

  it.each([
    ['', 'REQUIRED_DATA_CLIENT_ERROR'],
    ['020 7946 0018', null],
    ['+44 20 7946 0018', null],
    ['+49 (30) 901820', null],
    ['12', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
    ['not a number', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
    ['1'.repeat(251), 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
  ])('phone %j: %s', (value, problem) => expect(checkPhone(value)).toBe(problem));

  it('writes phone numbers internationally, Britain by default', () => {
    expect(formatPhone('020 7946 0018')).toBe('+44 20 7946 0018');
    expect(formatPhone('+4930901820')).toBe('+49 30 901820');
  });

  it('asks for terms and required texts', () => {
    expect(checkTerms(false)).toBe('INVALID_TERMS_CLIENT_ERROR');
    expect(checkTerms(true)).toBeNull();
    expect(checkRequired(' ')).toBe('REQUIRED_DATA_CLIENT_ERROR');
  });

  it.each([
    [1, 1],
    [50, 50],
    [51, 1],
    [0, 1],
    [-3, 1],
    [2.5, 1],
    ['4', 4],
    ['x', 1],
    [Number.NaN, 1],
    [undefined, 1],
  ])('bag count %j is read as %i', (value, count) => expect(bagCountOf(value)).toBe(count));

  it.each([
    [0, 0],
    [20, 20],
    [21, 0],
    ['3', 3],
    [-1, 0],
  ])('tree count %j is read as %i', (value, count) => expect(treeCountOf(value)).toBe(count));

  it.each([
    [undefined, undefined, 1, 20, 0],
    [2, 10, 2, 10, 10],
    [1, 500, 1, 50, 0],
    [-1, 0, 1, 20, 0],
    ['3', '5', 3, 5, 10],
  ])('page %j of %j', (page, perPage, number, size, offset) =>
    expect(pagingOf(page, perPage)).toEqual({ page: number, perPage: size, offset }),
  );
});

describe('coupons', () => {
  const now = new Date('2026-11-24T15:30:00Z');

  it('start today at midnight and end in a hundred years if the input is unreadable', () => {
    const limits = couponLimits({ active_at: 'soon', expires_at: '', uses_left: 'many', uses_per_customer: null }, now);
    expect(limits.active_at.toISOString()).toBe('2026-11-24T00:00:00.000Z');
    expect(limits.expires_at.toISOString()).toBe('2126-11-24T00:00:00.000Z');
    expect(limits.uses_left).toBeNull();
    expect(limits.uses_per_customer).toBeNull();
  });

  it('keep readable input, with uses as integers', () => {
    const limits = couponLimits({ active_at: '2026-12-01T00:00:00Z', uses_left: '10', uses_per_customer: 2.7 }, now);
    expect(limits.active_at.toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(limits.uses_left).toBe(10);
    expect(limits.uses_per_customer).toBe(2);
  });
});

describe('texts', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['São Paulo', 'sao paulo'],
    ['King’s Cross', 'king s cross'],
    ['Straße', 'strasse'],
    ['  ŁÓDŹ ', 'łodz'],
  ])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('reads booking IDs as people type them', () => {
    expect(normaliseBookingId('abcd-o1il 9z')).toBe('ABCD01119Z');
  });
});
