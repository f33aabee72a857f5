import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct';
import { WORK_ROLES } from '../rules/roles.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { COUNTER_PIN } from '../vocabulary/sign-in-limits.ts';
import { Instant, StashpointId } from '../vocabulary/words.ts';

/** Digits somebody types at a shared counter. */
export const CounterPin = pattern(string(), new RegExp(`^\\d{${COUNTER_PIN.minimum},${COUNTER_PIN.maximum}}$`));

const NamedPlace = type({ id: StashpointId, name: string() });

/** Somebody who works at a host’s places. Without an address they are known by name and PIN at a paired device. */
export const Person = type({
  id: string(),
  name: string(),
  /** Where they sign in, or are invited to; null where they have a PIN alone. */
  email: nullable(string()),
  role: enums(WORK_ROLES),
  stashpoints: array(NamedPlace),
  has_pin: boolean(),
  /** They have taken up their invitation and sign in by themselves. */
  signs_in: boolean(),
  /** An invitation that nobody has taken up yet. */
  invitation: nullable(type({ sent: Instant, expires_at: Instant, expired: boolean() })),
  created: Instant,
});
export type Person = Infer<typeof Person>;

/** What somebody is invited to, as they read it before they agree. */
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
  stashpoint: NamedPlace,
  paired_at: Instant,
  last_seen_at: Instant,
  /** Who stands at it, by the last PIN. */
  person: nullable(type({ id: string(), name: string() })),
});
export type CounterDevice = Infer<typeof CounterDevice>;

/** A device as it sees itself: who may stand at it, and who does. */
export const OwnDevice = type({
  ...CounterDevice.schema,
  people: array(type({ id: string(), name: string() })),
  /** Its session runs until then, and longer with each day it is used. */
  expires_at: Instant,
});
export type OwnDevice = Infer<typeof OwnDevice>;

export const PairingCode = type({ code: string(), expires_at: Instant });
export type PairingCode = Infer<typeof PairingCode>;
