import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../../../contract/vocabulary/currencies.ts';
import { problemsOfBankFile } from '../../../testing/check-bank-file.ts';
import { type BankTransfer, inBankLetters, inMajorUnits, writeBankFile } from './bank-file.ts';

const FILE = {
  id: '0123456789abcdef01234567',
  currency: 'EUR' as const,
  created: new Date('2026-12-01T09:30:00Z'),
  day: '2026-12-01',
  from: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Cubby Łódź Sp. z o.o.' },
};
const transfer = (others: Partial<BankTransfer> = {}): BankTransfer => ({
  id: 'fedcba9876543210fedcba98',
  amount: 12_345,
  name: 'Müßiggang & Söhne',
  accountNumber: 'FR7630006000011234567890189',
  country: 'FR',
  city: 'Saint-Étienne',
  purpose: 'Cubby payout',
  ...others,
});

describe('the bank’s file', () => {
  it('matches the schema, with SEPA payments in euros separate', async () => {
    const transfers = [
      transfer(),
      transfer({ amount: 5 }),
      transfer({ accountNumber: '12345678', country: 'US', city: '' }),
    ];
    const xml = await writeBankFile({ ...FILE, transfers });
    expect(await problemsOfBankFile(xml)).toEqual([]);
    for (const piece of [
      '<NbOfTxs>3</NbOfTxs>',
      '<CtrlSum>246.95</CtrlSum>',
      '<CtrlSum>123.50</CtrlSum>',
      '<Nm>Cubby Lodz Sp. z o.o.</Nm>',
      '<Nm>Mussiggang Sohne</Nm>',
      '<InstdAmt Ccy="EUR">0.05</InstdAmt>',
      '<IBAN>FR7630006000011234567890189</IBAN>',
      '<Id>12345678</Id>',
      '<Cd>SEPA</Cd>',
    ])
      expect(xml).toContain(piece);
  });

  it('is rejected by the check if anything is wrong', async () => {
    const xml = await writeBankFile({ ...FILE, transfers: [transfer()] });
    expect(await problemsOfBankFile(xml.replace('<IBAN>FR', '<IBAN>fr'))).not.toEqual([]);
    expect(await problemsOfBankFile(xml.replace(/<ReqdExctnDt>[\s\S]*<\/ReqdExctnDt>/, ''))).not.toEqual([]);
  });

  it.each([
    ['EUR', 1234, '12.34'],
    ['EUR', 5, '0.05'],
    ['GBP', 100, '1.00'],
    ['KRW', 8500, '8500'],
    ['EUR', 2_147_483_647, '21474836.47'],
  ] as const)('writes %s %i as %s', (currency, amount, text) => {
    expect(inMajorUnits(currency, amount)).toBe(text);
  });

  it.each([
    ['Çelik & Łukasz <Shop>', 'Celik Lukasz Shop'],
    ['Straße № 5', 'Strasse No 5'],
    ['寿司', 'ShouSi'],
    ['a\u0000b', 'a b'],
  ])('writes %s in the characters banks accept', (text, written) => {
    expect(inBankLetters(text, 70)).toBe(written);
  });

  it('matches the schema whatever hosts have typed', async () => {
    const transfers = fc.array(
      fc.record({
        id: fc.stringMatching(/^[0-9a-f]{24}$/),
        amount: fc.integer({ min: 1, max: 1_000_000 }),
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }).map((name) => `H ${name}`),
        accountNumber: fc.constantFrom('GB33BUKB20201555555555', '12345678', 'NL91ABNA0417164300'),
        country: fc.constantFrom('GB', 'US', 'NL'),
        city: fc.string({ unit: 'grapheme', maxLength: 90 }),
        purpose: fc.constant('Cubby payout'),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CURRENCY_CODES), transfers, async (currency, list) => {
        expect(await problemsOfBankFile(await writeBankFile({ ...FILE, currency, transfers: list }))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
