import type { Booking, Language } from '@cubby/api';

/** Where the receipt is drawn as a PDF. Its link carries the pass, because a download sends no session; null without one. */
export function receiptUrl({ id, pass }: Pick<Booking, 'id' | 'pass'>, language: Language): string | null {
  const signed = pass && new URL(pass.url).searchParams.get('pass');
  return signed ? `/v2/bookings/${id}/receipt.pdf?${new URLSearchParams({ pass: signed, language })}` : null;
}
