import { describe, expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

const mask = (text: string) => maskContacts(text, { countries: ['GB', 'DE'], keep: ['0123456789'] });

describe('maskContacts', () => {
  it.each([
    ['Call me on +44 20 7946 0018 please', 'Call me on ••• please'],
    ['Call 020 7946 0018.', 'Call •••.'],
    ['Meine Nummer: 0176/12345678', 'Meine Nummer: •••'],
    ['+1 (212) 555-0198 is mine', '••• is mine'],
    ['0 1 7 6 1 2 3 4 5 6 7 8', '•••'],
    ['WhatsApp 00491761234567', 'WhatsApp •••'],
    ['Mobile 06 12 34 56 78', 'Mobile •••'],
    ['Write to ada@example.org!', 'Write to •••!'],
    ['Pay at https://pay.example.org/x?y=1 now', 'Pay at ••• now'],
    ['wa.me/441234567890', '•••'],
    ['See www.example.de, or example.com', 'See •••, or •••'],
  ])('hides contacts: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'We open at 9:00 and close at 18:30.',
    'Between 10:00-12:00, or 10.30 to 14.00',
    'On 24.11.2026 at 10:00, not 01/12/2026 15:00',
    'On 01.12.2026 12 bags',
    '2026-11-24 10:00 to 2026-11-25 18:00',
    'It costs £1,250.00 or 1.250,00 €, that is 120000 in all.',
    'Booking 0123456789, bags 1234 and 98765',
    'Room 12, second floor. Ring twice!',
    'I’ll be late... sorry',
    '',
  ])('leaves everything else: %s', (text) => {
    expect(mask(text)).toBe(text);
  });
});
