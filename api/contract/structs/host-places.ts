import { DRAFT_FIELDS, type DraftField, type StashpointDraft } from './stashpoint-draft.ts';

/**
 * What a host changes of their place once it is on the market: at once, only when staff have agreed, or never. Before
 * that nobody sees the place, and what needs an agreement later is theirs to write.
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

/** What has to be told of a place before it can be handed in, with the field that tells it. */
export const HAND_IN_FIELDS = {
  pictures: 'photo',
  description: 'description',
  address: 'address',
  hours: 'opening_hours',
  room: 'capacity',
} as const satisfies Record<string, DraftField>;
export type HandInPart = keyof typeof HAND_IN_FIELDS;
export const HAND_IN_PARTS = Object.keys(HAND_IN_FIELDS) as HandInPart[];

/** A sentence or two: what a traveller wants to know before they come. */
export const SHORTEST_DESCRIPTION = 30;

type Told = Pick<StashpointDraft, (typeof HAND_IN_FIELDS)[HandInPart] | 'postal_code'>;

const IS_TOLD: Record<HandInPart, (place: Told) => boolean> = {
  pictures: ({ photo }) => photo.length > 0,
  description: ({ description }) => description.trim().length >= SHORTEST_DESCRIPTION,
  address: ({ address, postal_code }) => /\p{L}{2,}/u.test(address) && postal_code.trim() !== '',
  hours: ({ opening_hours }) => opening_hours.length > 0,
  room: ({ capacity }) => Object.values(capacity).some((count) => count > 0),
};

/** What is still missing before a place can be handed in. */
export function missingParts(place: Told): HandInPart[] {
  return HAND_IN_PARTS.filter((part) => !IS_TOLD[part](place));
}

/** So long after it an approval can be taken back; its mail leaves afterwards. */
export const APPROVAL_UNDO_SECONDS = 120;
