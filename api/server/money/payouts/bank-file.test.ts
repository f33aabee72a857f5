import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../../../contract/vocabulary/currencies.ts';
import { problemsOfBankFile } from '../../../testing/check-bank-file.ts';
import { type BankTransfer, inMajorUnits, writeBankFile } from './bank-file.ts';
import { inBankLetters, renamedPayees } from './bank-letters.ts';

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
      '<Nm>Musiggang + Sohne</Nm>',
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
    ['Çelik & Łukasz <Shop>', 'Celik + Lukasz .Shop.'],
    ['Straße № 5; [Hof] {2}', 'Strase . 5, (Hof) (2)'],
    ['Ærø_Þór ~ ¿Qué?', 'Aro-bor - ?Que?'],
    ['Nguyễn Thị Ưu', 'Nguyen Thi Uu'],
    ['Sō Ōno', 'So Ono'],
    ['Θεόδωρος Ψάλτης', 'THeodoros PSaltis'],
    ['Щерба Юлия Цветкова', 'SHTerba YUliya TSvetkova'],
    ['Zoe\u0308 Müller-Lüdenscheidt', 'Zoe Muller-Ludenscheidt'],
    ['"A" @ B # 50 % € £', '.A. . B . 50 . E .'],
    ['寿司', '..'],
    ['a\u0000b\r\n c', 'a b c'],
  ])('writes %s in the characters banks accept', (text, written) => {
    expect(inBankLetters(text, 70)).toBe(written);
  });

  it('names those whose name it changes, and those it cannot write', () => {
    const payee = (account_holder: string, business_name: string | null = null, payment_type = 'bank_transfer') => ({
      ...{ id: account_holder, account_holder, business_name, payment_type },
    });
    const payees = [
      payee('Ada Lovelace'),
      payee('Åse & Co'),
      payee('株式会社山田荷物'),
      payee('', 'Café'),
      payee('Ö', null, 'paypal'),
    ];
    expect(renamedPayees(payees)).toEqual([
      { payout_id: 'Åse & Co', name: 'Åse & Co', bank_name: 'Ase + Co' },
      { payout_id: '株式会社山田荷物', name: '株式会社山田荷物', bank_name: null },
      { payout_id: '', name: 'Café', bank_name: 'Cafe' },
    ]);
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
