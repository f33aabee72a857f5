import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { DIAL_CODES } from '../vocabulary/dial-codes.ts';
import type { Language } from '../vocabulary/languages.ts';
import { joinPhone, movePhone, phoneCountry, splitPhone } from './dialling.ts';
import { formatPhone, writePhone } from './phone.ts';

it('the dial codes are those of the phone numbers’ library', () => {
  expect(DIAL_CODES).toEqual(Object.fromEntries(getCountries().map((each) => [each, getCountryCallingCode(each)])));
});

it.each<[string | null, Language, string]>([
  ['IT', 'en', 'IT'],
  ['US', 'it', 'US'],
  [null, 'it', 'IT'],
  [null, 'pt', 'PT'],
  ['ZZ', 'de', 'DE'],
  [null, 'en', 'GB'],
])('a visitor from %s, in %s, types numbers of %s', (country, language, expected) => {
  expect(phoneCountry(country, language)).toBe(expected);
});

/** As typed beside a country, and what is sent. */
const TYPED: [country: string, typed: string, sent: string | null][] = [
  ['IT', '347 123 4567', '+393471234567'],
  ['IT', '330 123 4567', '+393301234567'],
  ['IT', '0039 347 123 4567', '+393471234567'],
  ['IT', '06 6982 1234', '+390669821234'],
  ['VA', '06 698 12345', '+390669812345'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['FR', '01.70.18.99.00', '+33170189900'],
  ['DE', '0170 1234567', '+491701234567'],
  ['DE', '(030) 90 18 20', '+4930901820'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['PT', '912 345 678', '+351912345678'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['JP', '０９０－１２３４－５６７８', '+819012345678'],
  ['PL', '512 345 678', '+48512345678'],
  ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['GB', '07400 123456', '+447400123456'],
  ['GB', '+39 347 123 4567', '+393471234567'],
  ['GB', '＋３９ ３４７ １２３ ４５６７', '+393471234567'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['CA', '416-555-0123', '+14165550123'],
  ['CH', '079 123 45 67', '+41791234567'],
  ['AT', '0664 1234567', '+436641234567'],
  ['NL', '06 12345678', '+31612345678'],
  ['BR', '(11) 91234-5678', '+5511912345678'],
  ['IN', '091234 56789', '+919123456789'],
  ['KR', '010-1234-5678', '+821012345678'],
  ['AU', '0412 345 678', '+61412345678'],
  ['GB', '347 123 4567 890 12', null],
  ['FR', '347 123 4567', null],
  ['DE', '170', null],
  ['ES', '512', null],
  ['IT', 'call me', null],
  ['GB', '+999 123456', null],
];

describe('a number typed beside a country', () => {
  it.each(TYPED)('%s %s is sent as %s', (country, number, sent) => {
    const kept = joinPhone({ country, number });
    const read = splitPhone(kept, 'US');
    expect(writePhone(read.number, read.country)).toBe(sent);
  });

  it.each([
    ['+39 347 123 4567', 'IT', 'FR 3471234567'],
    ['+44 20 7946 0018', 'GB', 'FR 2079460018'],
    ['+1 212 555 0123', 'US', 'FR 2125550123'],
    ['JP 090', 'JP', 'FR 090'],
    ['090', 'GB', 'FR 090'],
    ['', 'GB', 'FR '],
  ])('%j is one of %s, and moves to another country as %j', (kept, country, moved) => {
    const read = splitPhone(kept, 'GB');
    expect(read.country).toBe(country);
    expect(movePhone(read, 'FR')).toBe(moved);
  });
});

it('the API reads a number without a plus as British, and only a valid one', () => {
  expect(formatPhone('020 7946 0018')).toBe('+44 20 7946 0018');
  expect(formatPhone('0170 1234567')).toBeNull();
});
