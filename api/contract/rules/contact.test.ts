import { describe, expect, it } from 'vitest';
import { readContact } from './contact.ts';

describe('a contact', () => {
  it.each([
    ['020 7946 0328', '823064970'],
    ['+44 (0)20 7946-0328', '823064970'],
    ['00442079460328', '823064970'],
    ['442079460328', '823064970'],
    ['０２０７９４６０３２８', '823064970'],
    ['3912 3456', '65432193'],
  ])('%s is a phone number', (text, phoneTail) => {
    // Reversed, and without what stands in front of the number.
    expect(readContact(text)).toEqual({ phoneTail: phoneTail.slice(0, 9) });
  });

  it('is an email address in any case', () => {
    expect(readContact(' Maya@Example.org ')).toEqual({ email: 'maya@example.org' });
  });

  it.each(['', ' ', 'Maya', '12345', 'BAG-12345678', '@example.org', 'maya@', 'a b@example.org'])(
    'is not %j',
    (text) => {
      expect(readContact(text)).toBeNull();
    },
  );
});
