import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { CubbyError, fieldError } from '../../../../contract/errors.ts';
import { APPROVAL_UNDO_SECONDS } from '../../../../contract/structs/host-stashpoints.ts';
import type { ApprovalStatus } from '../../../../contract/structs/stashpoint.ts';
import type { ReviewDecision } from '../../../../mails/host-texts.ts';

/** The allowed changes of status (design §4.13). Back to a draft means that the host is asked for more. */
const NEXT: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  draft: ['submitted'],
  submitted: ['approved', 'rejected', 'draft'],
  // Pending again: an approval by mistake, undone.
  approved: ['rejected', 'submitted'],
  rejected: ['submitted', 'approved', 'draft'],
};

interface Decision {
  status?: ApprovalStatus | undefined;
  expected_status?: ApprovalStatus | undefined;
  rejection_reason?: string | undefined;
  review_note?: string | undefined;
  proposal?: string | undefined;
  proposal_words?: string | undefined;
}

/** @throws CubbyError REQUIRED_DATA_CLIENT_ERROR for a decision without words for the host. */
export function requireWords({ status, rejection_reason, review_note, proposal, proposal_words }: Decision): void {
  if (status === 'rejected' && !rejection_reason?.trim()) throw missing('rejection_reason');
  if (status === 'draft' && !review_note?.trim()) throw missing('review_note');
  if (proposal === 'refuse' && !proposal_words?.trim()) throw missing('proposal_words');
}

/** @throws CubbyError CONFLICT when another person has decided in the meantime. */
export function requireNext(current: ApprovalStatus, { status, expected_status }: Decision): void {
  const isLate = expected_status !== undefined && current !== expected_status;
  if (isLate || (status && status !== current && !NEXT[current].includes(status)))
    throw new CubbyError('CONFLICT', `This place is now ${current}: reload it before deciding.`);
}

/** @throws CubbyError CONFLICT when an approval is too old to be undone: its mail was sent. */
export function requireUndoable(
  { status, approved_at }: { status: ApprovalStatus; approved_at: Date | null },
  next: ApprovalStatus | undefined,
  now: Date,
): void {
  if (status !== 'approved' || next !== 'submitted') return;
  if (!approved_at || differenceInSeconds(now, approved_at) > APPROVAL_UNDO_SECONDS)
    throw new CubbyError(
      'CONFLICT',
      'The host has already been notified of the approval: take the place off the market instead.',
    );
}

/** Returns the email to the host about a new status; none for a place they submit themselves. */
export function decisionOf(status: ApprovalStatus): ReviewDecision | null {
  if (status === 'submitted') return null;
  return status === 'draft' ? 'sent_back' : status;
}

function missing(field: string): CubbyError {
  return fieldError(field, 'Give the host a reason.', 'REQUIRED_DATA_CLIENT_ERROR');
}
