import { formatMoney } from '../../../../contract/rules/money.ts';
import { CURRENCIES, CURRENCY_CODES, isCurrencyCode } from '../../../../contract/vocabulary/currencies.ts';
import { MAXIMUM_CHARGE, minimumCharge } from '../../../../contract/vocabulary/minimum-charges.ts';
import { type Answer, refused } from './sandbox-objects.ts';

/** Refuses an amount or a currency that cannot be charged, as Stripe does; null where both can. */
export function checkCharge(form: URLSearchParams): Answer | null {
  const sent = form.get('currency') ?? '';
  const currency = sent.toUpperCase();
  if (!isCurrencyCode(currency)) {
    const known = CURRENCY_CODES.map((code) => code.toLowerCase()).join(', ');
    return refused(
      undefined,
      `Invalid currency: ${sent}. Stripe currently supports these currencies: ${known}`,
      'currency',
    );
  }
  const write = (amount: number) =>
    `${formatMoney(amount, currency, CURRENCIES[currency].minorInMajor)} ${currency.toLowerCase()}`;
  const amount = Number(form.get('amount'));
  const least = minimumCharge(currency);
  return (
    checkInteger(form, 'amount') ??
    (amount > MAXIMUM_CHARGE
      ? refused('amount_too_large', `Amount must be no more than ${write(MAXIMUM_CHARGE)}`, 'amount')
      : amount < least
        ? refused('amount_too_small', `Amount must be at least ${write(least)}`, 'amount')
        : null)
  );
}

/** Refuses a number of minor units that is not one, or none at all, as Stripe does. */
export function checkInteger(form: URLSearchParams, param: string): Answer | null {
  const sent = form.get(param) ?? '';
  if (!/^-?\d+$/.test(sent)) return refused('parameter_invalid_integer', `Invalid integer: ${sent}`, param);
  if (Number(sent) >= 1) return null;
  return refused('parameter_invalid_integer', 'This value must be greater than or equal to 1.', param);
}
