import { CubbyError } from '../../../contract/errors.ts';
import { NEEDS_APPROVAL } from '../../../contract/structs/host-places.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import { followingShares } from '../../catalogue/stashpoints/prices/following-shares.ts';
import { draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import type { Caller } from '../../platform/http/call.ts';
import { hostChange } from './host-change.ts';
import type { PlaceChange } from './place-change.ts';
import type { Review } from './review-columns.ts';

/** What a change comes to, whoever sent it. */
export interface Asked {
  /** Of the draft, at once. */
  fields: Partial<StashpointDraft>;
  review: Review;
  /** What is proposed from now on; undefined when that stays, null when nothing is. */
  proposed: Partial<StashpointDraft> | null | undefined;
  /** What staff have decided of the proposal there was. */
  decision: 'accept' | 'refuse' | null;
  words: string | null;
}

/** @throws CubbyError FORBIDDEN for what is not the caller's to say. */
export function askedBy(caller: Caller, row: StashpointRow, sent: PlaceChange): Asked {
  if (caller.role === 'admin') return askedByStaff(row, sent);
  if (caller.work) refuseOwnersFields(sent);
  const { change, proposed } = hostChange(row, sent);
  const { fields, review } = parted(change);
  return { fields, review, proposed, decision: null, words: null };
}

/**
 * Who runs a place for its owner changes what it says and when it is open; prices, what it is called and handing it in are
 * the owner's.
 *
 * @throws CubbyError FORBIDDEN.
 */
function refuseOwnersFields(sent: PlaceChange): void {
  const fields = Object.keys(sent).filter((field) => OWNERS_FIELDS.includes(field));
  if (fields.length > 0) throw new CubbyError('FORBIDDEN', `Only the owner can change: ${fields.join(', ')}.`);
}

const OWNERS_FIELDS: readonly string[] = [...NEEDS_APPROVAL, 'status', 'host_answer', 'proposal'];

/** Agreeing to a proposal is making its change; the host's share stays the same part of the price. */
function askedByStaff(row: StashpointRow, sent: PlaceChange): Asked {
  const { fields, review } = parted(sent);
  const words = sent.proposal_words?.trim() || null;
  if (!row.proposed || !sent.proposal) return { fields, review, proposed: undefined, decision: null, words: null };
  if (sent.proposal !== 'accept') return { fields, review, proposed: null, decision: 'refuse', words };
  const agreed = { ...row.proposed, ...followingShares(draftOf(row), row.proposed) };
  return { fields: { ...agreed, ...fields }, review, proposed: null, decision: 'accept', words };
}

function parted(change: PlaceChange): { fields: Partial<StashpointDraft>; review: Review } {
  const { status, active, rejection_reason, review_note, host_answer, proposal, proposal_words, ...fields } = change;
  return {
    fields: fields as Partial<StashpointDraft>,
    review: { status, active, rejection_reason, review_note, host_answer },
  };
}
