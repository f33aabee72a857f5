import { DRAFT_FIELDS, type DraftField, type StashpointDraft } from './stashpoint-draft.ts';

/**
 * A host's rights to change a place on the market: at once, only with the staff's approval, or never. Before that no
 * one sees the place, and the host can also write the fields that need approval later.
 */
export const HOST_FIELDS = {
  description: 'at_once',
  descriptions: 'at_once',
  special_requirements: 'at_once',
  photo: 'at_once',
  opening_hours: 'at_once',
  opening_hours_exceptions: 'at_once',
  closures: 'at_once',
  capacity: 'at_once',
  holiday_open_type: 'at_once',
  step_free: 'at_once',
  upsell_text: 'at_once',
  upsell_link: 'at_once',
  upsell_photo: 'at_once',
  name: 'approval',
  business_name: 'approval',
  location_name: 'approval',
  type: 'approval',
  address: 'approval',
  postal_code: 'approval',
  coordinates: 'approval',
  nearest_city_id: 'approval',
  first_day_cost: 'approval',
  extra_day_cost: 'approval',
  size_pricing: 'approval',
  host_id: 'never',
  storage_type: 'never',
  quality: 'never',
  country_code: 'never',
  currency_code: 'never',
  booking_fee: 'never',
  guarantee_fee: 'never',
  tree_price: 'never',
  first_day_commission: 'never',
  extra_day_commission: 'never',
} as const satisfies Record<DraftField, 'at_once' | 'approval' | 'never'>;

export const NEEDS_APPROVAL: readonly DraftField[] = DRAFT_FIELDS.filter((field) => HOST_FIELDS[field] === 'approval');

/** Parts that are required before a place can be submitted, with the field of each. */
export const HAND_IN_FIELDS = {
  pictures: 'photo',
  description: 'description',
  address: 'address',
  hours: 'opening_hours',
  room: 'capacity',
} as const satisfies Record<string, DraftField>;
export type HandInPart = keyof typeof HAND_IN_FIELDS;
export const HAND_IN_PARTS = Object.keys(HAND_IN_FIELDS) as HandInPart[];

/** The minimum length of a description, in characters: a sentence or two. */
export const SHORTEST_DESCRIPTION = 30;

type Told = Pick<StashpointDraft, (typeof HAND_IN_FIELDS)[HandInPart] | 'postal_code'>;

const IS_TOLD: Record<HandInPart, (stashpoint: Told) => boolean> = {
  pictures: ({ photo }) => photo.length > 0,
  description: ({ description }) => description.trim().length >= SHORTEST_DESCRIPTION,
  address: ({ address, postal_code }) => /\p{L}{2,}/u.test(address) && postal_code.trim() !== '',
  hours: ({ opening_hours }) => opening_hours.length > 0,
  room: ({ capacity }) => Object.values(capacity).some((count) => count > 0),
};

/** Returns the parts that are missing before a place can be submitted. */
export function missingParts(stashpoint: Told): HandInPart[] {
  return HAND_IN_PARTS.filter((part) => !IS_TOLD[part](stashpoint));
}

/** Seconds after an approval in which it can be undone; its email is sent afterwards. */
export const APPROVAL_UNDO_SECONDS = 120;
