import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { WORK_ROLES } from '../rules/roles.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { COUNTER_PIN } from '../vocabulary/sign-in-limits.ts';
import { Instant, StashpointId } from '../vocabulary/words.ts';

/** The digits of a person's PIN at a shared counter. */
export const CounterPin = pattern(string(), new RegExp(`^\\d{${COUNTER_PIN.minimum},${COUNTER_PIN.maximum}}$`));

const NamedStashpoint = type({ id: StashpointId, name: string() });

/**
 * A person who works at a host’s places. Without an email address they are identified by name and PIN at a paired
 * device.
 */
export const Person = type({
  id: string(),
  name: string(),
  /** The address they sign in with or are invited at; null if they only have a PIN. */
  email: nullable(string()),
  role: enums(WORK_ROLES),
  stashpoints: array(NamedStashpoint),
  has_pin: boolean(),
  /** True once they have accepted their invitation and have their own sign-in. */
  signs_in: boolean(),
  /** An invitation that has not been accepted yet. */
  invitation: nullable(type({ sent: Instant, expires_at: Instant, expired: boolean() })),
  created: Instant,
});
export type Person = Infer<typeof Person>;

/** An invitation, as shown before it is accepted. */
export const Invitation = type({
  business_name: string(),
  inviter: string(),
  name: string(),
  email: string(),
  role: enums(WORK_ROLES),
  stashpoints: array(string()),
  ended: nullable(enums(['used', 'expired'])),
});
export type Invitation = Infer<typeof Invitation>;

/** A device that belongs to a counter. */
export const CounterDevice = type({
  id: string(),
  name: string(),
  stashpoint: NamedStashpoint,
  paired_at: Instant,
  last_seen_at: Instant,
  /** The person signed in at it, by the last PIN. */
  person: nullable(type({ id: string(), name: string() })),
});
export type CounterDevice = Infer<typeof CounterDevice>;

/** A device as it sees itself: the people who may sign in at it, and the one who is signed in. */
export const OwnDevice = type({
  ...CounterDevice.schema,
  people: array(type({ id: string(), name: string() })),
  /** End of its session, which is extended with each day it is used. */
  expires_at: Instant,
  /** Minutes without use after which it asks for a PIN again. */
  lock_minutes: integer(),
});
export type OwnDevice = Infer<typeof OwnDevice>;

/** A code that pairs a device with a place. */
export const PairingCode = type({ code: string(), expires_at: Instant });
export type PairingCode = Infer<typeof PairingCode>;
