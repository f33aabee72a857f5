import { type AdminStashpoint, bySize, HAND_IN_FIELDS, missingParts } from '@cubby/api';
import { draftField, toDraft, toWire } from '@cubby/api/react-admin';

type Draft = Record<string, unknown>;

/** The values of a place before anything is entered. */
const NOTHING = {
  photo: [],
  description: '',
  address: '',
  postal_code: '',
  opening_hours: [],
  capacity: bySize(() => 0),
};

/** Returns those of the fields that are empty in a draft, each with the dictionary's key of that problem. */
export function missingFields(draft: Draft, fields: readonly string[]): Record<string, string> {
  const missing = fields.filter((field) => String(draft[field] ?? '').trim() === '');
  return Object.fromEntries(missing.map((field) => [field, 'errors.REQUIRED_DATA_CLIENT_ERROR']));
}

/** Returns the fields that a place still needs before it can be approved, by the draft's names. */
export function neededFields(place: Partial<AdminStashpoint> | undefined, check: (draft: Draft) => object): string[] {
  if (place?.status === 'approved') return [];
  const draft = place?.id === undefined ? { ...place } : toDraft(place);
  const missing = missingParts({ ...NOTHING, ...toWire(draft) } as Parameters<typeof missingParts>[0]);
  return [...Object.keys(check(draft)), ...missing.map((part) => draftField(HAND_IN_FIELDS[part]))];
}
