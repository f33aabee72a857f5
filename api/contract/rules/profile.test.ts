import { describe, expect, it } from 'vitest';
import { checkPassword, missingProfileFields } from './fields.ts';

const complete = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org', phone_number: '+442079460018' };

describe('a profile', () => {
  it.each([
    [complete, []],
    [{ ...complete, last_name: '  ' }, ['last_name']],
    [{ ...complete, email: null, phone_number: '' }, ['email', 'phone_number']],
  ])('%j lacks %j', (profile, missing) => expect(missingProfileFields(profile)).toEqual(missing));
});

describe('a password', () => {
  it.each([
    ['', 'REQUIRED_DATA_CLIENT_ERROR'],
    ['x'.repeat(9), 'INVALID_PASSWORD_CLIENT_ERROR'],
    ['x'.repeat(10), null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'INVALID_PASSWORD_CLIENT_ERROR'],
  ])('%s', (value, problem) => expect(checkPassword(value)).toBe(problem));
});
