import { describe, expect, it } from 'vitest';
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
});
