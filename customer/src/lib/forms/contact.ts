import { type Booking, checkEmail, checkRequired, type ErrorId, splitPhone, type User } from '@cubby/api';

export interface Contact {
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
}

export const EMPTY_CONTACT: Contact = { email: '', first_name: '', last_name: '', phone_number: '' };

export type FieldProblems<T> = Partial<Record<keyof T, ErrorId>>;

export function contactOf(person: User | Booking['customer'] | undefined): Contact {
  if (!person) return EMPTY_CONTACT;
  const { email, first_name, last_name, phone_number } = person;
  return { email: email ?? '', first_name, last_name, phone_number };
}

/**
 * Checks a contact by the rules of specification §5; `sent` is it as the API takes it. `country` is that of a number that
 * names none.
 */
export async function readContact(
  contact: Contact,
  country: string,
): Promise<{ problems: FieldProblems<Contact>; sent: Contact }> {
  const { email, first_name, last_name, phone_number } = contact;
  const phone = await readPhone(phone_number, country);
  const found = {
    email: checkEmail(email),
    first_name: checkRequired(first_name),
    last_name: checkRequired(last_name),
    phone_number: phone.problem,
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
  return { problems, sent: { ...contact, phone_number: phone.sent } };
}

/** Checks a phone number; `sent` is in E.164. The metadata is heavy and only loaded when a form is sent. */
export async function readPhone(
  typed: string,
  preselected: string,
): Promise<{ problem: ErrorId | null; sent: string }> {
  const { number, country } = splitPhone(typed, preselected);
  const { checkPhone, writePhone } = await import('./check-phone.ts');
  return { problem: checkPhone(number, country), sent: writePhone(number, country) ?? number };
}
