import type { BodyOf, Booking, Endpoints } from '@cubby/api';
import { useRef, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { type Contact, type FieldProblems, readContact } from '../lib/forms/contact.ts';
import { usePhoneCountry } from '../lib/forms/PhoneInput.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { getSession, startSession } from '../lib/session/session.ts';
import { isCouponProblem } from './coupon-problem.ts';

type StayRequest = Omit<BodyOf<Endpoints['createBooking']>, 'customer' | 'language' | 'expected_price'>;

/**
 * Reserves the space: for the signed-in traveller, else for a guest. Repeating the request returns the existing hold.
 * `repriced` means that the stay no longer costs what was shown; null, that something else prevented it.
 */
export function useHold() {
  const { language } = useI18n();
  const country = usePhoneCountry();
  const [problems, setProblems] = useState<FieldProblems<Contact>>({});
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const attempt = useRef({ request: '', key: '' });

  const create = async (
    request: StayRequest,
    contact: Contact,
    expectedPrice: number,
  ): Promise<Booking | 'repriced' | null> => {
    setPending(true);
    setError(null);
    try {
      const { problems: found, sent: customer } = await readContact(contact, country);
      setProblems(found);
      if (Object.keys(found).length > 0) return null;
      if (!getSession().token) startSession(await api.createTemporaryUser({ body: { language } }));
      const body = { ...request, customer, language, expected_price: expectedPrice };
      return await api.createBooking({ body }, { idempotencyKey: keyFor(attempt.current, JSON.stringify(body)) });
    } catch (problem) {
      setError(problem);
      const id = errorId(problem);
      return id === 'PRICE_CHANGED' || isCouponProblem(id) ? 'repriced' : null;
    } finally {
      setPending(false);
    }
  };
  return { create, problems, error, pending };
}

/** A retry of the same request carries the same key; a changed one is a new request. */
function keyFor(attempt: { request: string; key: string }, request: string): string {
  if (attempt.request !== request) Object.assign(attempt, { request, key: crypto.randomUUID() });
  return attempt.key;
}
