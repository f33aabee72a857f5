import { expect, it } from 'vitest';
import { receiptUrl } from './receipt-url.ts';

it('links to the receipt in a language, with the pass', () => {
  const pass = { pin: '1234', url: 'https://cubby.example/account/bookings/7KQ2M9XA4T?pass=a%2Bb' };
  expect(receiptUrl({ id: '7KQ2M9XA4T', pass }, 'pt')).toBe(
    '/v2/bookings/7KQ2M9XA4T/receipt.pdf?pass=a%2Bb&language=pt',
  );
});

it('is null without a pass', () => {
  expect(receiptUrl({ id: '7KQ2M9XA4T', pass: null }, 'en')).toBeNull();
});
