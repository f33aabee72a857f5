import { missingFields } from '../../shared/stashpoint-form/needed-fields.ts';

const NEEDED = ['name', 'address', 'postalCode', 'hostId', 'type', 'coordinates'];

/** Checks a draft before it is sent: missing fields, and a host's share above the price. */
export function checkStashpointDraft(draft: Record<string, unknown>): Record<string, string> {
  const problems = missingFields(draft, NEEDED);
  if (!Array.isArray(draft.openingHours) || draft.openingHours.length === 0)
    problems.openingHours = 'errors.REQUIRED_DATA_CLIENT_ERROR';
  for (const day of ['firstDay', 'extraDay'])
    if (Number(draft[`${day}Commission`] ?? 0) > Number(draft[`${day}Cost`] ?? Number.POSITIVE_INFINITY))
      problems[`${day}Commission`] = 'stashpoints.share_too_large';
  return problems;
}
