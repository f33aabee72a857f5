import { CubbyError } from '../../../contract/errors.ts';
import { NEEDS_APPROVAL } from '../../../contract/structs/host-stashpoints.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import { followingShares } from '../../catalogue/stashpoints/prices/following-shares.ts';
import { draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { Caller } from '../../platform/http/call.ts';
import { hostChange } from './host-change.ts';
import type { Review } from './review-columns.ts';
import type { StashpointChange } from './sent-change.ts';

/** The effect of a change, whether a host or staff sent it. */
export interface Asked {
  /** Changes to the draft that apply at once. */
  fields: Partial<StashpointDraft>;
  review: Review;
  /** The proposal from now on; undefined leaves it as it is, null means there is none. */
  proposed: Partial<StashpointDraft> | null | undefined;
  /** The decision of staff on the previous proposal. */
  decision: 'accept' | 'refuse' | null;
  words: string | null;
}

/** @throws CubbyError FORBIDDEN for fields the caller may not change. */
export function askedBy(caller: Caller, row: StashpointRow, sent: StashpointChange): Asked {
  if (isStaff(caller)) return askedByStaff(row, sent);
  if (caller.work) refuseOwnersFields(sent);
  const { change, proposed } = hostChange(row, sent);
  const { fields, review } = parted(change);
  return { fields, review, proposed, decision: null, words: null };
}

/**
 * Refuses a manager the fields of the owner: prices, the name and submitting the place. Texts and opening hours are
 * theirs to change.
 *
 * @throws CubbyError FORBIDDEN.
 */
function refuseOwnersFields(sent: StashpointChange): void {
  const fields = Object.keys(sent).filter((field) => OWNERS_FIELDS.includes(field));
  if (fields.length > 0) throw new CubbyError('FORBIDDEN', `Only the owner can change: ${fields.join(', ')}.`);
}

const OWNERS_FIELDS: readonly string[] = [...NEEDS_APPROVAL, 'status', 'host_answer', 'proposal'];

/**
 * Reads a change by staff. Accepting a proposal makes its change; the host's share stays the same part of the price.
 */
function askedByStaff(row: StashpointRow, sent: StashpointChange): Asked {
  const { fields, review } = parted(sent);
  const words = sent.proposal_words?.trim() || null;
  if (!row.proposed || !sent.proposal) return { fields, review, proposed: undefined, decision: null, words: null };
  if (sent.proposal !== 'accept') return { fields, review, proposed: null, decision: 'refuse', words };
  const agreed = { ...row.proposed, ...followingShares(draftOf(row), row.proposed) };
  return { fields: { ...agreed, ...fields }, review, proposed: null, decision: 'accept', words };
}

function parted(change: StashpointChange): { fields: Partial<StashpointDraft>; review: Review } {
  const { status, active, rejection_reason, review_note, host_answer, proposal, proposal_words, ...fields } = change;
  return {
    fields: fields as Partial<StashpointDraft>,
    review: { status, active, rejection_reason, review_note, host_answer },
  };
}
