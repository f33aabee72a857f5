type Translate = (key: string, options?: { _: string }) => string;

/** Returns why a bank or the payment service refused something, in words; an unknown code is shown as it is. */
export function bankReason(t: Translate, code: unknown): string {
  if (typeof code !== 'string' || code === '') return t('bookings.no_reason');
  return t(`bookings.bank_reason.${code}`, { _: code.replaceAll('_', ' ') });
}
