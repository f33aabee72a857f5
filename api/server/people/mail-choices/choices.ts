import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import { MAIL_KINDS, type MailKind } from '../../../contract/vocabulary/mail-kinds.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists the kinds of mail an address has switched off. */
export async function listSwitchedOff(query: Kysely<Schema>, email: string): Promise<MailKind[]> {
  const rows = await query
    .selectFrom('mail_choices')
    .select('kind')
    .where('email', '=', normaliseEmail(email))
    .execute();
  return MAIL_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

export async function switchMail(
  query: Kysely<Schema>,
  address: string,
  { kind, wanted }: { kind: MailKind; wanted: boolean },
): Promise<void> {
  const email = normaliseEmail(address);
  if (wanted) await query.deleteFrom('mail_choices').where('email', '=', email).where('kind', '=', kind).execute();
  else
    await query
      .insertInto('mail_choices')
      .values({ email, kind })
      .onConflict((known) => known.doNothing())
      .execute();
}
