import type { Booking, Language } from '@cubby/api';

/**
 * Returns the URL of the receipt as a PDF. It carries the pass, because a download sends no session; null without a
 * pass.
 */
export function receiptUrl({ id, pass }: Pick<Booking, 'id' | 'pass'>, language: Language): string | null {
  const signed = pass && new URL(pass.url).searchParams.get('pass');
  return signed ? `/v2/bookings/${id}/receipt.pdf?${new URLSearchParams({ pass: signed, language })}` : null;
}
