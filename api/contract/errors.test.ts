import { describe, expect, it } from 'vitest';
import { normaliseError } from './errors.ts';

describe('error replies', () => {
  it.each([
    ['error_id before id', { error_id: 'A', id: 'B', message: 'm' }, { id: 'A', message: 'm', errors: {} }],
    ['id', { id: 'B', message: 'm' }, { id: 'B', message: 'm', errors: {} }],
    ['neither', {}, { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    ['plain text', 'Bad gateway', { id: '1', message: 'Bad gateway', errors: {} }],
    ['nothing', '', { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    ['null', null, { id: '1', message: 'An unknown error has occurred.', errors: {} }],
    [
      'fields that are lists of strings',
      { id: 'C', message: 'm', errors: { email: ['x'], phone: 'y', bags: [1] } },
      { id: 'C', message: 'm', errors: { email: ['x'] } },
    ],
  ])('%s', (_, body, expected) => expect(normaliseError(body)).toEqual(expected));
});
