import {
  checkRequired,
  checkTerms,
  type ErrorId,
  type HostApplication,
  type Language,
  normaliseEmail,
  type Position,
  readNumber,
  STASHPOINT_TYPES,
} from '@cubby/api';
import { type Contact, type FieldProblems, readContact } from '../lib/forms/contact.ts';
import { checkWeek, openingHoursOf, USUAL_WEEK, type WeekDay } from './week.ts';

/** Types of place that can apply here: locker banks and chains are set up with staff. */
export const OFFERED_TYPES = STASHPOINT_TYPES.filter(
  (type): type is HostApplication['type'] => type !== 'locker' && type !== 'premier_inn_hotel',
);

export const CAPACITY = { minimum: 1, maximum: 500 } as const;

/** The place as entered so far. */
export interface StashpointDraft {
  business_name: string;
  type: HostApplication['type'];
  address: string;
  postal_code: string;
  capacity: string;
  description: string;
  step_free: boolean;
  week: readonly WeekDay[];
}

export const EMPTY_STASHPOINT: StashpointDraft = {
  business_name: '',
  type: 'shop',
  address: '',
  postal_code: '',
  capacity: '10',
  description: '',
  step_free: false,
  week: USUAL_WEEK,
};

export interface Problems {
  contact: FieldProblems<Contact>;
  stashpoint: FieldProblems<StashpointDraft>;
  marker: ErrorId | null;
  terms: ErrorId | null;
}

export const NO_PROBLEMS: Problems = { contact: {}, stashpoint: {}, marker: null, terms: null };

interface Entered {
  contact: Contact;
  /** The country of a phone number that names none. */
  country: string;
  stashpoint: StashpointDraft;
  marker: { settled: boolean };
  terms: boolean;
}

/** Returns the problems of an application, or the contact to send if it has none. */
export async function checkApplication({ contact, country, stashpoint, marker, terms }: Entered) {
  const { problems: ofContact, sent } = await readContact(contact, country);
  const found = {
    business_name: checkRequired(stashpoint.business_name),
    address: checkRequired(stashpoint.address),
    postal_code: checkRequired(stashpoint.postal_code),
    capacity: isCapacity(stashpoint.capacity) ? null : ('INVALID_DATA' as const),
    week: checkWeek(stashpoint.week),
  };
  const problems: Problems = {
    contact: ofContact,
    stashpoint: Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)),
    marker: marker.settled ? null : 'REQUIRED_DATA_CLIENT_ERROR',
    terms: checkTerms(terms),
  };
  const { stashpoint: ofStashpoint, marker: ofMarker, terms: ofTerms } = problems;
  const none = Object.keys({ ...ofContact, ...ofStashpoint }).length === 0 && !ofMarker && !ofTerms;
  return none ? { sent } : { problems };
}

export function applicationOf(
  contact: Contact,
  stashpoint: StashpointDraft,
  position: Position,
  language: Language,
): HostApplication {
  const { week, capacity, description, ...plain } = stashpoint;
  return {
    ...contact,
    ...plain,
    email: normaliseEmail(contact.email),
    capacity: readNumber(capacity, 'en', 0) ?? 0,
    latitude: position.lat,
    longitude: position.lng,
    opening_hours: openingHoursOf(week),
    ...(description.trim() && { description: description.trim() }),
    language,
    accepted_tos_at: new Date().toISOString(),
  };
}

function isCapacity(text: string): boolean {
  const value = readNumber(text, 'en', 0);
  return value !== null && value >= CAPACITY.minimum && value <= CAPACITY.maximum;
}
