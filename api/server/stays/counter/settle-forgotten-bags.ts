import { subDays } from 'date-fns/subDays';
import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { SETTLING_DAYS, type Settlement, settlementOf } from '../../../contract/rules/forgotten-bags.ts';
import { collectedQuestionMail } from '../../../mails/texts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { claimCollectionPrompt } from '../bookings/claim-collection-prompt.ts';
import { settle } from '../bookings/hand-over.ts';
import { signPass } from '../bookings/record/pass.ts';
import { type ForgottenRow, listForgotten } from './forgotten-store.ts';

/**
 * Ends stays that were never checked out, from what their travellers say, on the morning after pick-up; asks the
 * travellers without any evidence. Returns how many were ended or asked.
 */
export async function settleForgottenBags(services: HasConfig & HasDatabase & HasClock & HasSecret): Promise<number> {
  const now = services.now();
  const rows = await listForgotten(services.database.query, { from: subDays(now, SETTLING_DAYS), now });
  let seen = 0;
  for (const row of rows) {
    const settlement = settlementOf(factsOf(row));
    if (settlement && (await carryOut(services, row, settlement, now))) seen += 1;
  }
  return seen;
}

function factsOf(row: ForgottenRow) {
  return {
    state: row.state,
    pickup: row.pickup,
    saidCollectedAt: row.said_collected_at,
    reviewedAt: row.reviewed_at,
    hasIncident: Boolean(row.has_incident),
    wasAsked: row.collected_asked_at !== null,
  };
}

/** Carries out a decision; false for a stay that was closed, or asked about by another server, in the meantime. */
async function carryOut(
  services: HasConfig & HasDatabase & HasSecret,
  row: ForgottenRow,
  settlement: NonNullable<Settlement>,
  now: Date,
): Promise<boolean> {
  try {
    return await services.database.transaction(async (transaction) => {
      if (settlement.kind === 'ask') return ask(services, transaction, row, now);
      await settle(transaction, row.id, { at: settlement.at, now, evidence: settlement.evidence });
      return true;
    });
  } catch (error) {
    if (error instanceof CubbyError && error.id === 'BOOKING_NOT_CHANGEABLE') return false;
    throw error;
  }
}

async function ask(
  { config, secret }: HasConfig & HasSecret,
  transaction: Kysely<Schema>,
  row: ForgottenRow,
  now: Date,
): Promise<boolean> {
  if (!(await claimCollectionPrompt(transaction, row.id, now))) return false;
  const link = { publicUrl: config.publicUrl, pass: signPass(secret, row.id) };
  await writeMail(transaction, collectedQuestionMail(row, link), now);
  return true;
}
