import { ResponseError } from '@cubby/api/client';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import type { I18n } from './i18n.ts';

const t = ((key: string, { _, ...values }: Record<string, unknown> = {}) =>
  `${key} ${JSON.stringify(values)}`) as I18n['t'];
const tooOften = (retryAfter: number | null) =>
  errorMessage(t, new ResponseError(429, { id: 'TOO_MANY_REQUESTS', message: '', errors: {} }, null, retryAfter));

describe('a message to wait', () => {
  it.each([
    [null, 'errorIds.TOO_MANY_REQUESTS {"seconds":30}'],
    [30, 'errorIds.TOO_MANY_REQUESTS {"seconds":30}'],
    [90, 'errorIds.TOO_MANY_REQUESTS {"seconds":90}'],
    [91, 'errors.tooOften {"minutes":2}'],
    [3600, 'errors.tooOften {"minutes":60}'],
  ])('for %s seconds is %s', (seconds, sentence) => expect(tooOften(seconds)).toBe(sentence));
});
