const NEEDED = ['name', 'address', 'postalCode', 'hostId', 'type', 'coordinates'] as const;

/** Checks a draft before it is sent: missing fields, and a host's share above the price. */
export function checkStashpointDraft(draft: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of NEEDED) if (isEmpty(draft[field])) problems[field] = 'errors.REQUIRED_DATA_CLIENT_ERROR';
  if (!Array.isArray(draft.openingHours) || draft.openingHours.length === 0)
    problems.openingHours = 'errors.REQUIRED_DATA_CLIENT_ERROR';
  for (const day of ['firstDay', 'extraDay'])
    if (Number(draft[`${day}Commission`] ?? 0) > Number(draft[`${day}Cost`] ?? Number.POSITIVE_INFINITY))
      problems[`${day}Commission`] = 'stashpoints.share_too_large';
  return problems;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
