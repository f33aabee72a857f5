import { COOKIES } from '@cubby/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';

const DRAFT: Draft = {
  stashpointId: 'aaaa',
  isAccessibilityRequired: true,
  dateRange: { dropoff: '2026-11-24T10:00', pickup: '2026-11-24T18:00', bags: 2 },
  storageSpace: { small: 1, large: 1 },
  survey: { trees: 1, coupon: 'WELCOME10', guarantee: true, useCredit: false },
  contact: { email: 'ada@example.org', first_name: 'Ada', last_name: 'Łovelace; =', phone_number: '+44' },
};

/** Cookies of a secure page; jsdom's is not one and would drop them. */
let jar = '';
beforeEach(() => {
  jar = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [pair = ''] = text.split('; ');
    jar = /Expires=Thu, 01 Jan 1970/.test(text) ? '' : pair;
  });
});

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
    jar = `${COOKIES.checkout}=${encodeURIComponent(text)}`;
    expect(readDraft('aaaa')).toBeNull();
  });
});
