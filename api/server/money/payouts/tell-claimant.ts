import type { Kysely } from 'kysely';
import { claimMail } from '../../../mails/claim-texts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';

/** Tells a traveller that their claim was paid, or that their bank has returned it. */
export async function tellClaimant(
  { config, now }: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  claimId: string,
  told: { step: 'paid' | 'returned'; amount: number; account: string; text?: string },
): Promise<void> {
  const claim = await transaction
    .selectFrom('claims as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .select(['c.id', 'c.booking_id', 'c.currency_code', 'b.email', 'b.first_name', 'b.language', 's.business_name'])
    .where('c.id', '=', claimId)
    .executeTakeFirstOrThrow();
  await writeMail(transaction, claimMail(claim, told, config.publicUrl), now());
}
