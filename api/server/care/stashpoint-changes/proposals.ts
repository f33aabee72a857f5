import type { Kysely } from 'kysely';
import { proposalMail } from '../../../mails/host-texts.ts';
import { linkToStashpoint } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { Asked } from './asked-by.ts';

/**
 * Records a proposal that was made, withdrawn or refused. It has changed nothing of the place, so there is nothing to
 * undo.
 */
export async function recordProposal(
  transaction: Kysely<Schema>,
  { caller, row, asked, now }: { caller: Caller; row: StashpointRow; asked: Asked; now: Date },
): Promise<void> {
  const { proposed, decision, words } = asked;
  if (proposed === undefined || decision === 'accept') return;
  const action = decision === 'refuse' ? 'proposal_refused' : proposed ? 'proposed' : 'proposal_withdrawn';
  const after = decision === 'refuse' ? { proposal_words: words } : proposed;
  await recordChange(transaction, { caller, action, entity: 'stashpoint', id: row.id, before: null, after, now });
}

/** Mails the host the decision on the change they proposed. */
export async function writeProposalMail(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  { stashpoint, decision, words }: { stashpoint: StashpointRow; decision: 'accept' | 'refuse'; words: string | null },
): Promise<void> {
  const link = await linkToStashpoint(services, transaction, stashpoint);
  await writeHostMail(services, transaction, { stashpointId: stashpoint.id, kind: 'bookings' }, (host) =>
    proposalMail(host, decision, { stashpoint: host.business_name, message: words ?? '', link: link(host) }),
  );
}
