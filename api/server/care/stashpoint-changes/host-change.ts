import { CubbyError, type FieldErrors } from '../../../contract/errors.ts';
import { HAND_IN_FIELDS, HOST_FIELDS, missingParts } from '../../../contract/structs/host-stashpoints.ts';
import { DRAFT_FIELDS, type DraftField, type StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import { refuseFields, requireHostFields } from '../../catalogue/stashpoints/editing/host-fields.ts';
import { followingShares } from '../../catalogue/stashpoints/prices/following-shares.ts';
import { draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { differenceOf } from '../../platform/audit/record-change.ts';
import type { StashpointChange } from './sent-change.ts';

type Proposal = Partial<StashpointDraft>;

/** The parts of a host's change: what applies at once, and what is proposed afterwards, if that changes. */
interface HostChange {
  change: StashpointChange;
  proposed: Proposal | null | undefined;
}

const OF_STAFF = ['rejection_reason', 'review_note', 'proposal_words'] as const;

/**
 * Splits what a host has sent. For a place on the market, changes that need approval are stored as a proposal and the
 * current version stays; before that, all a host may change applies at once.
 *
 * @throws CubbyError FORBIDDEN for what a host may not change; INVALID_DATA naming what is missing to submit a place.
 */
export function hostChange(row: StashpointRow, sent: StashpointChange): HostChange {
  const draft = draftOf(row);
  const { fields, rest } = divided(sent);
  requireHostFields(Object.keys(differenceOf(draft, fields)?.after ?? {}));
  refuseFields([...OF_STAFF.filter((field) => sent[field] !== undefined), ...refusedSteps(row, sent)]);
  const isLive = row.status === 'approved';
  const waits = (field: string) => isLive && HOST_FIELDS[field as DraftField] === 'approval';
  const change = { ...rest, ...pick(fields, (field) => !waits(field)) };
  const known = { ...draft, ...change } as StashpointDraft;
  if (sent.status === 'submitted') requireWhole(known);
  return {
    change: { ...change, ...followingShares(draft, change) },
    proposed: proposal(row, draft, pick(fields, waits), sent),
  };
}

/**
 * Refuses every change of status but those of a host: submitting a place, pausing it, resuming it if the host paused
 * it, and withdrawing a proposal.
 */
function refusedSteps(row: StashpointRow, { status, active, proposal: decision }: StashpointChange): string[] {
  const mayPause = row.status === 'approved' && (active === false || row.paused_by_host || active === row.active);
  return [
    ...(status === undefined || status === 'submitted' ? [] : ['status']),
    ...(status === 'submitted' && row.status === 'approved' ? ['status'] : []),
    ...(active === undefined || mayPause ? [] : ['active']),
    ...(decision === undefined || decision === 'withdraw' ? [] : ['proposal']),
  ];
}

function requireWhole(draft: StashpointDraft): void {
  const missing = missingParts(draft);
  if (missing.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(
    missing.map((part) => [HAND_IN_FIELDS[part], ['REQUIRED_DATA_CLIENT_ERROR']]),
  );
  throw new CubbyError('INVALID_DATA', `Still missing: ${missing.join(', ')}.`, { errors });
}

/** Returns the proposal after a change: undefined when it has not changed, null when there is none left. */
function proposal(
  { proposed }: StashpointRow,
  draft: StashpointDraft,
  waiting: Proposal,
  { proposal: decision }: StashpointChange,
): Proposal | null | undefined {
  if (decision === 'withdraw') return null;
  if (Object.keys(waiting).length === 0) return undefined;
  // A change to the current value needs no approval.
  const differing = differenceOf(draft, { ...proposed, ...waiting })?.after ?? null;
  return JSON.stringify(differing) === JSON.stringify(proposed) ? undefined : (differing as Proposal | null);
}

function divided(sent: StashpointChange): { fields: Proposal; rest: StashpointChange } {
  const isField = (field: string) => DRAFT_FIELDS.includes(field as DraftField);
  return { fields: pick(sent, isField) as Proposal, rest: pick(sent, (field) => !isField(field)) };
}

function pick<T extends object>(values: T, wanted: (field: string) => boolean): Partial<T> {
  const kept = Object.entries(values).filter(([field, value]) => value !== undefined && wanted(field));
  return Object.fromEntries(kept) as Partial<T>;
}
