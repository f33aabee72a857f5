import { array, enums, type Infer, nullable, optional, string, type } from 'superstruct';
import { INCIDENT_KINDS, INCIDENT_RESOLUTIONS, PICKUP_ANSWERS } from '../rules/incidents.ts';
import { Amount, Instant } from '../vocabulary/words.ts';
import { Stashpoint } from './stashpoint.ts';

/** A traveller’s report that a place failed them. */
export const Incident = type({
  id: string(),
  kind: enums(INCIDENT_KINDS),
  created: Instant,
  /** Deadline for the host's response, if a traveller is at a closed door with their bags inside. */
  respond_by: nullable(Instant),
  resolved_at: nullable(Instant),
  resolution: nullable(enums(INCIDENT_RESOLUTIONS)),
  /** The host's response to a traveller whose bags are locked in, and the time of their arrival. */
  answer: optional(nullable(enums(PICKUP_ANSWERS))),
  arrives_at: optional(nullable(Instant)),
});
export type Incident = Infer<typeof Incident>;

/** A place nearby that can take the bags for the rest of the stay, and the refund for moving there. */
export const Alternative = type({ stashpoint: Stashpoint, refund_amount: Amount });
export type Alternative = Infer<typeof Alternative>;

export const Alternatives = array(Alternative);
