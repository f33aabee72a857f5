import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

it('can be opened only for the purpose it was sealed for', () => {
  const sealed = seal('secret', 'mail', 'ada@example.org ☕');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(unseal('secret', 'mail', sealed)).toBe('ada@example.org ☕');
  expect(unseal('other', 'mail', sealed)).toBeNull();
  expect(unseal('secret', 'pass', sealed)).toBeNull();
  expect(seal('secret', 'mail', 'ada@example.org ☕')).not.toBe(sealed);
});

it.each(['', 'x', 'A'.repeat(40), '€€€', `${seal('secret', 'mail', 'a').slice(0, -2)}AA`])('rejects %j', (sealed) => {
  expect(unseal('secret', 'mail', sealed)).toBeNull();
});
