import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat, standardRate, vatOf } from './vat.ts';

const business = (country_code: string, vat_number: string | null = `${country_code}1`) => ({
  country_code,
  vat_number,
});

describe('the tax of a host’s invoice', () => {
  it.each([
    ['neighbours', business('DE'), business('DE'), 'domestic', 1900],
    ['neighbours, the customer not registered', business('DE'), business('DE', null), 'domestic', 1900],
    ['a small business', business('DE', null), business('DE'), 'not_registered', 0],
    ['a small business abroad', business('FR', null), business('DE'), 'not_registered', 0],
    ['across a border within the Union', business('FR'), business('DE'), 'reverse_charge', 0],
    ['the same, to a customer without a number', business('FR'), business('DE', null), 'domestic', 2000],
    ['Monaco to Germany', business('MC'), business('DE'), 'reverse_charge', 0],
    ['out of the Union', business('DE'), business('GB'), 'outside_scope', 0],
    ['into the Union', business('GB'), business('DE'), 'reverse_charge', 0],
    ['between two others', business('AU'), business('GB'), 'reverse_charge', 0],
    ['to a customer who has none', business('AU'), business('US'), 'outside_scope', 0],
    ['a country without such a tax', business('US'), business('US'), 'outside_scope', 0],
  ])('%s', (_, host, customer, treatment, rate) => {
    expect(vatOf(host, customer, '2026-10-31')).toEqual({ treatment, rate });
  });

  it.each([
    ['FI', '2024-08-31', 2400],
    ['FI', '2024-09-01', 2550],
    ['EE', '2025-06-30', 2200],
    ['EE', '2026-01-01', 2400],
    ['US', '2026-01-01', null],
    ['??', '2026-01-01', null],
  ])('the rate of %s on %s', (country, day, rate) => {
    expect(standardRate(country, day)).toBe(rate);
  });

  it.each([
    [1190, 1900, 1000, 190],
    [1000, 2000, 833, 167],
    [-1000, 2000, -833, -167],
    [1, 2700, 1, 0],
    [0, 2000, 0, 0],
    [1255, 2550, 1000, 255],
    [500, 0, 500, 0],
  ])('%i at %i', (gross, rate, net, vat) => {
    expect(splitVat(gross, rate)).toEqual({ net, vat });
  });

  it('adds up: net and tax equal the payment, and a credit note mirrors its invoice', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3000 }), (gross, rate) => {
        const { net, vat } = splitVat(gross, rate);
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat - (gross * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
        const mirrored = splitVat(-gross, rate);
        expect(mirrored.net + net).toBe(0);
        expect(mirrored.vat + vat).toBe(0);
      }),
    );
  });
});
