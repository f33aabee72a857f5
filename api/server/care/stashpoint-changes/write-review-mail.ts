import { addSeconds } from 'date-fns/addSeconds';
import type { Kysely } from 'kysely';
import { stashpointPath } from '../../../contract/rules/addresses.ts';
import { APPROVAL_UNDO_SECONDS } from '../../../contract/structs/host-stashpoints.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { type ReviewDecision, reviewedStashpointMail } from '../../../mails/host-texts.ts';
import { linkToStashpoint } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Directory } from '../../catalogue/places/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';

interface Review {
  directory: Directory;
  stashpoint: { id: string; city_id: string; host_id: string };
  decision: ReviewDecision;
  words: { rejection_reason?: string | undefined; review_note?: string | undefined };
}

/**
 * Mails the host, in their language, what was decided about their place and why. An approval can be undone for a while,
 * so its mail is delayed until then.
 */
export async function writeReviewMail(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  { directory, stashpoint, decision, words }: Review,
): Promise<void> {
  const { config } = services;
  const now = services.now();
  const translations = directory.byId.get(stashpoint.city_id)?.row.translations ?? {};
  const city = { route: translations.english?.route ?? '', translations };
  const message = (decision === 'rejected' ? words.rejection_reason : words.review_note)?.trim() ?? '';
  const waiting = decision === 'approved' && {
    sendAfter: addSeconds(now, APPROVAL_UNDO_SECONDS),
    withdrawKey: approvalOf(stashpoint.id),
  };
  const link = await linkToStashpoint(services, transaction, stashpoint);
  await writeHostMail(services, transaction, { stashpointId: stashpoint.id, kind: 'bookings' }, (host) => ({
    ...reviewedStashpointMail(host, decision, {
      stashpoint: host.business_name,
      page: config.publicUrl + stashpointPath(city, stashpoint.id, languageOf(host.language)),
      message,
      link: link(host),
    }),
    ...waiting,
  }));
}

/** Deletes the mail of an approval that was undone, so that the host does not get it. */
export function withdrawApprovalMail(transaction: Kysely<Schema>, stashpointId: string): Promise<void> {
  return withdrawMails(transaction, approvalOf(stashpointId));
}

function approvalOf(stashpointId: string): string {
  return `approved:${stashpointId}`;
}
