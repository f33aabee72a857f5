import type { Page, User } from '@cubby/api';

/* What both sites' tests are answered with; a test says only what it is about. */

/** The first page of a list, 25 at a time. */
export function pageOf<T>(items: T[], total = items.length): Page<T> {
  return {
    items,
    page: 1,
    pages: Math.max(1, Math.ceil(total / 25)),
    total,
    has_next: total > items.length,
    has_prev: false,
  };
}

/** Somebody with an account. */
export function person(own: Partial<User> & Pick<User, 'email' | 'first_name' | 'last_name' | 'role'>): User {
  return {
    id: 'u1',
    phone_number: '+44 20 7946 0018',
    secondary_phone_number: null,
    secondary_phone_number_type: null,
    email_opt_in: false,
    language: 'en',
    accepted_tos_at: null,
    created: '2026-11-01T10:00:00.000Z',
    has_password: false,
    ...own,
  };
}
