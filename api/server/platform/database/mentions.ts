import { type RawBuilder, sql } from 'kysely';

/** Tells whether a text contains an email address, by the index of `mailboxes_in`; false without an address. */
export function mentions(text: RawBuilder<unknown>, email: string | null): RawBuilder<boolean> {
  if (!email) return sql<boolean>`false`;
  return sql<boolean>`(mailboxes_in(${text}) @> mailboxes_in(${email}) and strpos(lower(${text}), ${email}) > 0)`;
}
