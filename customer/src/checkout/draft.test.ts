import { COOKIES } from '@cubby/api';
import { daysFromNow, deleteCookie, writeCookie } from '@cubby/api/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';

const DRAFT: Draft = {
  stashpointId: 'aaaa',
  isAccessibilityRequired: true,
  dateRange: { dropoff: '2026-11-24T10:00', pickup: '2026-11-24T18:00', bags: 2 },
  storageSpace: { small: 1, large: 1 },
  survey: { trees: 1, coupon: 'WELCOME10', guarantee: true, useCredit: false },
  contact: { email: 'ada@example.org', first_name: 'Ada', last_name: 'Łovelace; =', phone_number: '+44' },
};

beforeEach(() => deleteCookie(COOKIES.checkout));

describe('the input at the checkout', () => {
  it('is restored after a reload, for the same place', () => {
    keepDraft(DRAFT);
    expect(readDraft('aaaa')).toEqual(DRAFT);
    expect(readDraft('bbbb')).toBeNull();
  });

  it('is gone once cleared', () => {
    keepDraft(DRAFT);
    forgetDraft();
    expect(readDraft('aaaa')).toBeNull();
  });

  it.each([
    'null',
    'no json',
    '{}',
    '{"stashpointId":"aaaa"}',
    JSON.stringify({ ...DRAFT, storageSpace: { huge: 1 } }),
  ])('is empty if the cookie contains %s', (text) => {
    writeCookie(COOKIES.checkout, text, daysFromNow(1));
    expect(readDraft('aaaa')).toBeNull();
  });
});
