const NEEDED = ['name', 'address', 'postalCode', 'type', 'coordinates'] as const;

/** Checks the minimum a place needs to be saved, before asking the server. */
export function checkStashpoint(draft: Record<string, unknown>): Record<string, string> {
  const missing = NEEDED.filter((field) => {
    const value = draft[field];
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  });
  return Object.fromEntries(missing.map((field) => [field, 'errors.REQUIRED_DATA_CLIENT_ERROR']));
}
