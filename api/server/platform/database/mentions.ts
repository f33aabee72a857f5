import { type RawBuilder, sql } from 'kysely';

/** Tells whether a text contains an email address; false without an address. */
export function mentions(text: RawBuilder<unknown>, email: string | null): RawBuilder<boolean> {
  return email ? sql<boolean>`strpos(lower(${text}), ${email}) > 0` : sql<boolean>`false`;
}
