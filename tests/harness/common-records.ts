import type { AppContext, Page, User } from '@cubby/api';

/* Responses for the tests of both sites; a test states only what it is about. */

/** Returns the first page of a list, with 25 items a page. */
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

/** Returns a person with an account. */
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

/** Returns the settings every screen loads. */
export function appContext(own: Partial<AppContext['data']> = {}): AppContext {
  return {
    data: {
      statistics: {
        currencies: [{ code: 'GBP', minor_in_major: 100 }],
        average_stasher_rating_last_6_months: 4.8,
        insurance_by_currency_code: { GBP: 100000 },
        lowest_prices_per_bag_by_currency_code: { GBP: 400 },
        lowest_totals_by_currency_code: { GBP: 534 },
        max_possible_rating: 5,
        min_possible_rating: 1,
        total_cities: 20,
        total_countries: 8,
        total_ratings: 1000,
        total_stashpoints: 500,
        trustpilot_rating: null,
        user_country: 'GB',
      },
      payments: { provider: 'sandbox', publishable_key: null },
      map_style_url: null,
      map: { kind: 'openfreemap', url: 'https://tiles.test/planet' },
      sentry_dsn: null,
      sign_in: { google: null, apple: null },
      outbox: false,
      sandbox: null,
      languages: ['en', 'de', 'fr', 'es', 'it', 'pt'],
      support_email: 'help@cubby.test',
      operator: {
        name: 'Cubby Ltd',
        address: '1 Shelf Lane, London',
        register: null,
        authority: null,
        mediator: null,
        vat_number: null,
        legal_texts_read: true,
      },
      ...own,
    },
    user_country: 'GB',
  };
}

/** The response to a request for a code. */
export const SENT_CODE = { browser_secret: 's'.repeat(43), sent: 'code' } as const;
/** The response past the limits: the email has a link instead. */
export const SENT_LINK = { ...SENT_CODE, sent: 'link' } as const;
