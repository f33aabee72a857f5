import { type HandInPart, missingParts } from './host-stashpoints.ts';
import { FAR_PIN_METRES, type StashpointChecks } from './stashpoint-checks.ts';
import type { StashpointDraft } from './stashpoint-draft.ts';

/** Reasons to check a place again before it goes on the market. */
export type ApprovalDoubt = HandInPart | 'house_number' | 'pin' | 'twin' | 'unchecked';

type Looked = Parameters<typeof missingParts>[0] & Pick<StashpointDraft, 'address'>;

/** Returns the open points before an approval: missing parts, unclear ones, and possible duplicates. */
export function approvalDoubts(
  stashpoint: Looked,
  checks: Pick<StashpointChecks, 'duplicates' | 'pin'> | null,
): ApprovalDoubt[] {
  const missing = missingParts(stashpoint);
  const hasNumber = /\d/.test(stashpoint.address);
  return [
    ...missing,
    ...(hasNumber || missing.includes('address') ? [] : (['house_number'] as const)),
    ...(checks?.pin && checks.pin.distance_m > FAR_PIN_METRES[checks.pin.against] ? (['pin'] as const) : []),
    ...(checks && checks.duplicates.length > 0 ? (['twin'] as const) : []),
    ...(checks ? [] : (['unchecked'] as const)),
  ];
}
