import { type RawBuilder, sql } from 'kysely';

/** Whether a text holds an e-mail address; none does when there is none. */
export function mentions(text: RawBuilder<unknown>, email: string | null): RawBuilder<boolean> {
  return email ? sql<boolean>`strpos(lower(${text}), ${email}) > 0` : sql<boolean>`false`;
}
