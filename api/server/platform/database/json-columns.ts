import type { CollectionEvidence } from '../../../contract/rules/forgotten-bags.ts';
import type { CustodyMark, RefusalReason } from '../../../contract/structs/custody.ts';
import type { StrandedBooking } from '../../../contract/structs/impact.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import type { BagSize } from '../../../contract/vocabulary/bag-sizes.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';

/* Shapes of JSON columns that the contract does not have. */

export type SizePricing = Partial<Record<BagSize, { first_day_cost: number; extra_day_cost: number }>>;

/** Centimetres. */
export interface SizeRestrictions {
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

export interface LockerCode {
  unit_id: string;
  dropoff_code: string;
  pickup_code: string;
}

/** The means of payment: a payment method, or what the form in the browser has collected, including a saved card. */
export type ChargedWith =
  | { paymentMethod: string }
  | {
      confirmationToken: string;
      /** The payer's customer at the service, where it saves their cards. */
      customerId: string | null;
      /** The page to return to after a confirmation on another one. */
      returnUrl: string;
    };

/** Facts of a custody event beside its bags, by its kind. */
export interface CustodyDetail {
  before?: number;
  after?: number;
  reason?: RefusalReason;
  collector?: string;
  evidence?: CollectionEvidence;
  without_pin?: true;
  mark?: CustodyMark;
}

export type LandingTexts = Partial<
  Record<Language, { heading: string; intro: string; points: string[]; note: string }>
>;

/** Columns of a payout account before a change, which undoing it restores. */
export interface AccountBefore {
  account_number: string;
  account_holder: string;
  account_country: string;
  account_city_name: string;
  account_address: string;
  is_active: boolean;
  on_hold: 'returned' | 'staff' | null;
  hold_reason: string | null;
  /** An instant, as text. */
  pays_from: string | null;
}

/** A booking that an operation leaves without a place, without the name of its traveller. Amounts in minor units. */
export interface PlannedBooking {
  id: string;
  reason: StrandedBooking['reason'];
  /** Null for those whose traveller must be called. */
  to: { id: string; name: string; location_name: string; distance_km: number } | null;
  /** The refund of its traveller. */
  refund: number;
  /** The changes of the shares of its host, the new host and the platform. */
  shares: { host: number; new_host: number; platform: number };
  mails: { travellers: number; hosts: number };
  /** The subjects of a mail to the traveller, and to a host. */
  subjects: { travellers?: string; hosts?: string };
}

/** The steps of an operation for one record. */
export interface OperationPlan {
  /** The change of a place, as its single action sends it. */
  change?: Partial<StashpointDraft> & { active?: boolean };
  currency_code?: string;
  bookings: PlannedBooking[];
  /** Number of unpaid holds that are released. */
  holds: number;
  prices?: { before: number[]; after: number[]; waits: boolean };
  /** A mail that is sent, by its subject. */
  mail?: string;
}

/** The values of a record before an operation, for undo: fields of a place, or columns of another record. */
export interface OperationBefore {
  fields?: Partial<StashpointDraft>;
  columns?: Record<string, unknown>;
}
