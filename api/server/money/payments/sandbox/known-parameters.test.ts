import { describe, expect, it } from 'vitest';
import { checkCharge } from './check-charge.ts';
import { checkParameters } from './known-parameters.ts';

describe('the sandbox, as Stripe,', () => {
  it.each([
    ['/v1/payment_intents', 'amount=100&currency=gbp&metadata[booking_id]=A&automatic_payment_methods[enabled]=true'],
    ['/v1/payment_intents/pi_1/cancel', 'cancellation_reason=abandoned'],
    ['/v1/customer_sessions', 'customer=cus_1&components[payment_element][enabled]=true'],
    ['/v1/nothing', 'at=all'],
  ])('accepts the parameters of %s', (path, form) => {
    expect(checkParameters(path, new URLSearchParams(form))).toBeNull();
  });

  it.each([
    ['/v1/payment_intents', 'amount=100&currency=gbp&confirmationToken=c', 'parameter_unknown', 'confirmationToken'],
    ['/v1/payment_intents', 'amount=100', 'parameter_missing', 'currency'],
    ['/v1/customer_sessions', 'customer=cus_1', 'parameter_missing', 'components'],
    ['/v1/refunds', 'sum=100', 'parameter_unknown', 'sum'],
  ])('refuses at %s: %s', (path, form, code, param) => {
    expect(checkParameters(path, new URLSearchParams(form))).toMatchObject({
      status: 400,
      body: { error: { code, param } },
    });
  });

  it.each([
    ['amount=30&currency=gbp', null, null],
    ['amount=29&currency=gbp', 'amount_too_small', 'Amount must be at least £0.30 gbp'],
    ['amount=999&currency=krw', 'amount_too_small', 'Amount must be at least ₩1,000 krw'],
    ['amount=100000000&currency=krw', 'amount_too_large', 'Amount must be no more than ₩99,999,999 krw'],
    ['amount=0&currency=gbp', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
    ['amount=-5&currency=gbp', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
    ['amount=12.5&currency=gbp', 'parameter_invalid_integer', 'Invalid integer: 12.5'],
    ['amount=100&currency=xyz', undefined, expect.stringMatching(/^Invalid currency: xyz\. .* aed, aud/)],
  ])('charges by its documented limits: %s', (form, code, message) => {
    const answer = checkCharge(new URLSearchParams(form));
    if (code === null) return expect(answer).toBeNull();
    const param = code === undefined ? 'currency' : 'amount';
    const error = { type: 'invalid_request_error', code, message, param };
    expect(answer).toEqual({ status: 400, body: { error } });
  });
});
