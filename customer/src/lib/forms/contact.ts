import { checkEmail, checkRequired, type ErrorId, type User } from '@cubby/api';

export interface Contact {
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
}

export const EMPTY_CONTACT: Contact = { email: '', first_name: '', last_name: '', phone_number: '' };

export type FieldProblems<T> = Partial<Record<keyof T, ErrorId>>;

export function contactOf(user: User | undefined): Contact {
  if (!user) return EMPTY_CONTACT;
  const { email, first_name, last_name, phone_number } = user;
  return { email, first_name, last_name, phone_number };
}

/** The rules of specification §5. The phone numbers' metadata is heavy and only fetched when a form is sent. */
export async function checkContact({
  email,
  first_name,
  last_name,
  phone_number,
}: Contact): Promise<FieldProblems<Contact>> {
  const { checkPhone } = await import('./check-phone.ts');
  const found = {
    email: checkEmail(email),
    first_name: checkRequired(first_name),
    last_name: checkRequired(last_name),
    phone_number: checkPhone(phone_number),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
