import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BookingState } from '../../../contract/rules/booking-lifecycle.ts';
import type { DisputeStatus } from '../../../contract/rules/disputes.ts';
import type { CollectionEvidence } from '../../../contract/rules/forgotten-bags.ts';
import type { INCIDENT_RESOLUTIONS, IncidentAnswer, IncidentKind, Verdict } from '../../../contract/rules/incidents.ts';
import type { MessageKind } from '../../../contract/rules/messages.ts';
import type { Closure } from '../../../contract/rules/opening-hours.ts';
import type { Role, WorkRole } from '../../../contract/rules/roles.ts';
import type { VatTreatment } from '../../../contract/rules/vat.ts';
import type { BookingPicturePurpose } from '../../../contract/structs/booking-picture.ts';
import type { CounterActionKind, CounterResult } from '../../../contract/structs/counter.ts';
import type { CUSTODY_ACTORS, CustodyEvent, CustodyKind, RefusalReason } from '../../../contract/structs/custody.ts';
import type { PAYMENT_TYPES } from '../../../contract/structs/host.ts';
import type { INVOICE_KINDS, InvoiceParty, InvoicePlace } from '../../../contract/structs/invoice.ts';
import type { PayoutStatus } from '../../../contract/structs/payout.ts';
import type { ProcessorTransactionKind, UnexplainedKind } from '../../../contract/structs/reconciliation.ts';
import type { ApprovalStatus } from '../../../contract/structs/stashpoint.ts';
import type { Descriptions, HolidayOpenType, StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import type { BagSize } from '../../../contract/vocabulary/bag-sizes.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { MailKind, Reminder } from '../../../contract/vocabulary/mail-kinds.ts';
import type { NoticeKind } from '../../../contract/vocabulary/notice-kinds.ts';
import type { OpeningException, OpeningHours } from '../../../contract/vocabulary/opening-hours.ts';
import type { PaymentProvider } from '../../../contract/vocabulary/payment-providers.ts';
import type { StashpointType, StorageType } from '../../../contract/vocabulary/storage-types.ts';
import type { TagRange } from '../../../contract/vocabulary/tags.ts';
import type { Translations } from '../../../contract/vocabulary/words.ts';
import type { MailContent } from '../../../mails/mail.ts';
import type { AuthenticatorTable, BackupCodeTable, PasskeyTable, TokenTable } from './sign-in-tables.ts';

/** The tables as migrations/*.sql make them. JSON columns are written as text and read as values. */
export interface Schema {
  settings: { key: string; value: string };
  catalogue_changes: { id: Generated<number>; entity: string; created: Generated<Date> };
  currencies: { code: string; active: Generated<boolean>; version: Generated<number> };
  users: UserTable;
  rate_limits: { key: string; points: Generated<number>; expire: number | null };
  tokens: TokenTable;
  passkeys: PasskeyTable;
  authenticators: AuthenticatorTable;
  backup_codes: BackupCodeTable;
  user_identities: { provider: 'google' | 'apple'; subject: string; user_id: string; created: Date };
  sign_in_links: { hash: string; user_id: string; created: Date; expires_at: Date; used_at: Date | null };
  email_changes: {
    hash: string;
    user_id: string;
    former_email: string;
    created: Date;
    expires_at: Date;
    undone_at: Date | null;
  };
  payment_customers: { id: string; provider: PaymentProvider; user_id: string | null; created: Date };
  used_id_tokens: { hash: string; expires_at: Date };
  one_time_passwords: { email: string; code_hash: string; created: Date; expires_at: Date; tries_left: number };
  hosts: HostTable;
  host_people: HostPersonTable;
  host_people_places: { person_id: string; stashpoint_id: string };
  host_invitations: {
    person_id: string;
    hash: string;
    email: string;
    created: Date;
    expires_at: Date;
    accepted_at: Date | null;
  };
  host_devices: HostDeviceTable;
  device_shifts: { device_id: string; person_id: string; began_at: Date };
  pairing_codes: { stashpoint_id: string; hash: string; host_id: string; expires_at: Date };
  external_accounts: ExternalAccountTable;
  host_notification_emails: HostEmailTable;
  payouts: PayoutTable;
  missed_searches: {
    stashpoint_id: string;
    day: string;
    hour: number;
    reason: 'closed' | 'full';
    searches: number;
    bags: number;
  };
  place_calendars: { stashpoint_id: string; nonce: string; hash: string; created: Date };
  push_subscriptions: {
    id: string;
    token_id: string;
    stashpoint_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    created: Date;
  };
  push_notices: { subscription_id: string; kind: string; about: string; moment: Date; created: Date };
  payout_runs: PayoutRunTable;
  host_tax_details: TaxDetailsTable;
  invoice_series: { host_id: string; code: string; last_number: Generated<number> };
  invoices: InvoiceTable;
  invoice_entries: { ledger_entry_id: number; invoice_id: string; booking_id: string };
  processor_transactions: ProcessorTransactionTable;
  unexplained: UnexplainedTable;
  places: PlaceTable;
  place_terms: { place_id: string; term: string; popular: boolean };
  place_search: { place_id: string; words: string; popular: boolean };
  place_words: { word: string };
  stashpoints: StashpointTable;
  coupons: CouponTable;
  otas: OtaTable;
  areas: AreaTable;
  bookings: BookingTable;
  payments: PaymentTable;
  refunds: RefundTable;
  disputes: DisputeTable;
  staff_refunds: StaffRefundTable;
  ledger_entries: LedgerTable;
  bags: BagTable;
  custody_events: CustodyEventTable;
  counter_actions: CounterActionTable;
  counter_tasks: CounterTaskTable;
  counter_changes: {
    id: Generated<number>;
    xid: Generated<number>;
    stashpoint_id: string;
    booking_id: string;
    created: Generated<Date>;
  };
  booking_messages: {
    id: string;
    booking_id: string;
    kind: MessageKind;
    actor_id: string;
    idempotency_key: string | null;
    created: Date;
  };
  incidents: IncidentTable;
  reviews: ReviewTable;
  mails: MailTable;
  mail_choices: { email: string; kind: MailKind; created: Generated<Date> };
  stay_reminders: { booking_id: string; kind: Reminder; about: Date; created: Date };
  partner_runs: {
    partner: string;
    succeeded_at: Date | null;
    failed_at: Date | null;
    problem: string | null;
    saved: Generated<number>;
  };
  changes_log: ChangesLogTable;
  analytics_events: AnalyticsEventTable;
  landing_partners: LandingPartnerTable;
  pictures: PictureTable;
  booking_pictures: BookingPictureTable;
  seo_contents: SeoContentTable;
  kept_answers: { address: string; body: JSONColumnType<unknown[]>; total: number; read_at: Date };
  translations: TranslationTable;
  translation_walk: TranslationWalkTable;
  sandbox_objects: { id: string; idempotency_key: string | null; body: JSONColumnType<Record<string, unknown>> };
}

interface TranslationTable {
  text_hash: string;
  source: string;
  target: Language;
  text: string | null;
  translated_by: string;
  created: Date;
  seen: Date;
}

interface TranslationWalkTable {
  id: Generated<number>;
  held_until: Date;
  began: Date;
  kind: string;
  reached: string;
  finished: Generated<boolean>;
  translates: boolean;
}

interface HostTable {
  id: string;
  user_id: string;
  business_name: string;
  accepted_tos_at: Date | null;
  notice_kinds: Generated<NoticeKind[]>;
  self_billing_accepted_at: Generated<Date | null>;
  created: Date;
  version: Generated<number>;
  search: ColumnType<string, never, never>;
}

interface ExternalAccountTable {
  id: string;
  host_id: string;
  payment_type: (typeof PAYMENT_TYPES)[number];
  account_holder: string;
  account_number: string;
  account_ccy: CurrencyCode;
  account_country: string;
  account_city_name: Generated<string>;
  account_address: Generated<string>;
  is_active: Generated<boolean>;
  /** Why nothing is sent to it for now: its bank sent money back, or staff want to look at it first. */
  on_hold: Generated<'returned' | 'staff' | null>;
  hold_reason: Generated<string | null>;
  version: Generated<number>;
  created: Date;
}

interface HostEmailTable {
  id: string;
  host_id: string;
  email: string;
  kinds: Generated<NoticeKind[]>;
  version: Generated<number>;
  created: Date;
}

interface PayoutTable {
  id: string;
  host_id: string;
  account_id: string;
  currency_code: CurrencyCode;
  amount: number;
  booking_count: number;
  until: Date;
  created: Date;
  run_id: Generated<string | null>;
  status: Generated<PayoutStatus>;
  /** The account's version when it was prepared. */
  account_version: Generated<number | null>;
  sent_at: Generated<Date | null>;
  /** When it was left out or came back, and why. */
  ended_at: Generated<Date | null>;
  reason: Generated<string | null>;
}

interface PayoutRunTable {
  id: string;
  currency_code: CurrencyCode;
  until: Date;
  created: Date;
  released_at: Date | null;
  released_by: string | null;
}

interface TaxDetailsTable {
  host_id: string;
  legal_name: string;
  address: string;
  postal_code: string;
  city: string;
  country_code: string;
  vat_number: string | null;
  version: Generated<number>;
}

interface InvoiceTable {
  id: string;
  host_id: string;
  kind: (typeof INVOICE_KINDS)[number];
  number: string;
  sequence: number;
  corrects_id: string | null;
  period: string;
  currency_code: CurrencyCode;
  net: number;
  vat: number;
  gross: number;
  vat_rate: number;
  vat_treatment: VatTreatment;
  language: Language;
  booking_count: number;
  supplier: JSONColumnType<InvoiceParty>;
  customer: JSONColumnType<InvoiceParty>;
  places: JSONColumnType<InvoicePlace[]>;
  issued: Date;
}

interface ProcessorTransactionTable {
  id: string;
  kind: ProcessorTransactionKind;
  subject: string | null;
  booking_id: string | null;
  amount: number;
  currency_code: string;
  fee: number;
  fee_currency_code: string;
  occurred: Date;
  description: string;
}

interface UnexplainedTable {
  id: string;
  kind: UnexplainedKind;
  subject: string;
  booking_id: string | null;
  currency_code: CurrencyCode;
  at_service: number;
  in_ledger: number;
  occurred: Date;
  found: Date;
  settled_at: Date | null;
  settled_by: string | null;
  note: string | null;
  version: Generated<number>;
}

interface UserTable {
  id: string;
  role: Exclude<Role, 'recovery'>;
  email: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone_number: Generated<string>;
  secondary_phone_number: string | null;
  secondary_phone_number_type: string | null;
  email_opt_in: Generated<boolean>;
  language: Generated<string>;
  accepted_tos_at: Date | null;
  password_hash: string | null;
  created: Generated<Date>;
  deleted_at: Date | null;
  /** The scopes of a member of staff; null is all of them. */
  scopes: string[] | null;
  search: ColumnType<string, never, never>;
  version: Generated<number>;
}

interface PlaceTable {
  id: string;
  parent_id: string | null;
  type: 'country' | 'city' | 'landmark';
  kind: string | null;
  code: string | null;
  slug: string;
  name: string;
  lat: number;
  lng: number;
  timezone: string | null;
  currency_code: string;
  translations: JSONColumnType<Translations>;
  google_indexed: JSONColumnType<Record<string, boolean>>;
  search_text: string;
  also_found_by: Generated<string[]>;
  routes: string[];
  picture: string;
  weight: Generated<number>;
  version: Generated<number>;
}

interface StashpointTable extends Record<`capacity_${BagSize}`, Generated<number>> {
  id: string;
  host_id: string;
  city_id: string;
  landmark_id: string | null;
  type: StashpointType;
  storage_type: StorageType;
  provider: string | null;
  partner_ref: string | null;
  name: string;
  business_name: string;
  location_name: string;
  description: Generated<string>;
  address: string;
  postal_code: string;
  country_code: string;
  lat: number;
  lng: number;
  location: ColumnType<string, never, never>;
  timezone: string;
  currency_code: CurrencyCode;
  first_day_cost: number;
  extra_day_cost: number;
  booking_fee: Generated<number>;
  guarantee_fee: Generated<number>;
  first_day_commission: Generated<number>;
  extra_day_commission: Generated<number>;
  tree_price: Generated<number>;
  size_pricing: JSONColumnType<SizePricing>;
  opening_hours: JSONColumnType<OpeningHours[]>;
  opening_hours_exceptions: JSONColumnType<OpeningException[]>;
  closures: JSONColumnType<Closure[]>;
  open_week: string;
  special_days: string | null;
  special_open: string | null;
  open_late: Generated<boolean>;
  open_twentyfour_seven: Generated<boolean>;
  step_free: Generated<boolean>;
  premium: Generated<boolean>;
  tag_ranges: JSONColumnType<TagRange[], string | undefined, string>;
  often_fully_booked: Generated<boolean>;
  size_restrictions: JSONColumnType<{ length_cm: number; width_cm: number; height_cm: number }> | null;
  photos: Generated<string[]>;
  upsell_text: string | null;
  upsell_link: string | null;
  rating: number | null;
  review_count: Generated<number>;
  booking_count: Generated<number>;
  status: Generated<ApprovalStatus>;
  active: Generated<boolean>;
  rejection_reason: string | null;
  special_requirements: string | null;
  holiday_open_type: Generated<HolidayOpenType>;
  upsell_photo: string | null;
  review_note: string | null;
  proposed: JSONColumnType<Partial<StashpointDraft>> | null;
  proposed_at: Date | null;
  host_answer: string | null;
  paused_by_host: Generated<boolean>;
  approved_at: Date | null;
  descriptions: ColumnType<Descriptions, string | undefined, string>;
  created: Generated<Date>;
  updated: Generated<Date>;
  version: ColumnType<number, never, never>;
  edit_version: Generated<number>;
  search: ColumnType<string, never, never>;
  capacity_total: ColumnType<number, never, never>;
  /** What one bag costs in all for a day, minor units. */
  one_bag_total: ColumnType<number, never, never>;
}

export type SizePricing = Partial<Record<BagSize, { first_day_cost: number; extra_day_cost: number }>>;

interface CouponTable {
  id: string;
  code: string;
  percent: number | null;
  amount: number | null;
  currency_code: string | null;
  active_at: Date;
  expires_at: Date;
  uses_left: number | null;
  uses_per_customer: number | null;
  customer_id: string | null;
  city_id: string | null;
  ota_id: string | null;
  area_id: string | null;
  activates: number | null;
  campaign: string | null;
  active: Generated<boolean>;
  version: Generated<number>;
  created: Generated<Date>;
}

interface OtaTable {
  id: string;
  name: string;
  email: string;
  version: Generated<number>;
  created: Date;
}

interface AreaTable {
  id: string;
  city_id: string;
  name: string;
  lat: number;
  lng: number;
  radius: Generated<number>;
  version: Generated<number>;
  created: Date;
}

interface BookingTable extends Record<BagSize, Generated<number>> {
  id: string;
  stashpoint_id: string;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  language: Generated<string>;
  dropoff: Date;
  pickup: Date;
  bag_count: number;
  currency_code: CurrencyCode;
  first_day_price: number;
  extra_day_price: number;
  booking_fee: number;
  guarantee_fee: number;
  tree_count: Generated<number>;
  tree_price: Generated<number>;
  discount_amount: Generated<number>;
  prepaid_amount: Generated<number>;
  total: number;
  host_share: number;
  coupon_id: string | null;
  accessibility_required: Generated<boolean>;
  tier: Generated<string>;
  state: BookingState;
  hold_expires_at: Date | null;
  created: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  cancel_reason_text: string | null;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
  tag_numbers: string[] | null;
  locker_codes: ColumnType<
    { unit_id: string; dropoff_code: string; pickup_code: string }[],
    string | undefined,
    string
  >;
  changes_booking_id: string | null;
  /** Of a change that somebody else than the traveller proposes; and when it was made. */
  proposed_by: 'host' | 'staff' | null;
  applied_at: Date | null;
  review_asked_at: Date | null;
  /** When its traveller was asked whether they have their bags, since nobody noted it. */
  collected_asked_at: Date | null;
  delegate_name: string | null;
  delegate_nonce: string | null;
  credit_amount: Generated<number>;
  idempotency_key: string | null;
  request_hash: string | null;
}

interface PaymentTable {
  id: string;
  booking_id: string;
  intent_id: string;
  amount: number;
  currency_code: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Why the bank refused, in its code. */
  refusal: string | null;
  created: Date;
  settled_at: Date | null;
  /** When we last asked what became of it, and when it was over for good: no money can come of it after that. */
  asked_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

interface RefundTable {
  id: string;
  booking_id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  created: Date;
  settled_at: Date | null;
  asked_at: Generated<Date | null>;
  /** What the payment service said when it refused for good, and how often staff had it sent again. */
  refusal: Generated<string | null>;
  tries: Generated<number>;
}

interface DisputeTable {
  id: string;
  payment_id: string;
  booking_id: string;
  amount: number;
  currency_code: string;
  reason: string;
  status: DisputeStatus;
  due_by: Date | null;
  created: Date;
  closed_at: Date | null;
  evidence_sent_at: Date | null;
}

export type LedgerKind =
  | 'charge'
  | 'charge_credit'
  | 'prepaid'
  | 'refund_card'
  | 'refund_credit'
  | 'chargeback'
  | 'host_share'
  | 'platform_fee'
  | 'guarantee'
  | 'trees'
  | 'payout'
  | 'processing_fee';

interface LedgerTable {
  id: Generated<number>;
  /** Null only for a fee that no booking caused. */
  booking_id: string | null;
  kind: LedgerKind;
  amount: number;
  currency_code: string;
  payment_id: string | null;
  refund_id: string | null;
  payout_id: string | null;
  dispute_id: Generated<string | null>;
  transaction_id: Generated<string | null>;
  created: Date;
}

interface IncidentTable {
  id: string;
  booking_id: string;
  stashpoint_id: string;
  kind: IncidentKind;
  text: string | null;
  created: Date;
  respond_by: Date | null;
  resolved_at: Date | null;
  resolution: (typeof INCIDENT_RESOLUTIONS)[number] | null;
  escalated_at: Date | null;
  distance_m: number | null;
  accuracy_m: number | null;
  was_open: boolean | null;
  closure_stood: boolean | null;
  answer_by: Date | null;
  answer: IncidentAnswer | null;
  answer_text: string | null;
  answered_at: Date | null;
  arrives_at: Date | null;
  verdict: Verdict | null;
  verdict_text: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  counts_since: Date | null;
}

interface BagTable {
  booking_id: string;
  number: number;
  stashpoint_id: string;
  size: BagSize;
  tag: string | null;
  checked_in_at: Date;
  checked_out_at: Date | null;
}

interface HostPersonTable {
  id: string;
  host_id: string;
  user_id: string;
  name: string;
  role: WorkRole;
  pin_hash: string | null;
  created: Date;
  removed_at: Date | null;
}

interface HostDeviceTable {
  id: string;
  host_id: string;
  stashpoint_id: string;
  user_id: string;
  name: string;
  person_id: string | null;
  paired_at: Date;
  last_seen_at: Date;
  unpaired_at: Date | null;
}

interface CustodyEventTable {
  id: Generated<number>;
  booking_id: string;
  stashpoint_id: string;
  kind: CustodyKind;
  occurred_at: Date;
  recorded_at: Date;
  actor: (typeof CUSTODY_ACTORS)[number];
  actor_id: string | null;
  device_id: string | null;
  device_name: string | null;
  bags: JSONColumnType<CustodyEvent['bags']>;
  detail: JSONColumnType<CustodyDetail>;
}

/** What a kind of step has to say beside its bags. */
export interface CustodyDetail {
  before?: number;
  after?: number;
  reason?: RefusalReason;
  collector?: string;
  evidence?: CollectionEvidence;
}

interface CounterActionTable {
  id: string;
  stashpoint_id: string;
  request_hash: string;
  task_id: string | null;
  moved_to: ColumnType<CounterResult['moved_to'], string | null, string | null>;
  created: Date;
}

interface CounterTaskTable {
  id: string;
  stashpoint_id: string;
  booking_id: string;
  kind: CounterActionKind;
  occurred_at: Date;
  created: Date;
  device_name: string | null;
  person_id: Generated<string | null>;
  error_id: string;
  message: string;
  resolved_at: Date | null;
  resolved_by: string | null;
}

interface StaffRefundTable {
  id: string;
  booking_id: string;
  amount: number;
  card_amount: number;
  credit_amount: number;
  currency_code: CurrencyCode;
  borne_by: 'platform' | 'host';
  reason: string;
  actor_id: string;
  idempotency_key: string | null;
  created: Date;
}

interface ReviewTable {
  id: string;
  booking_id: string | null;
  stashpoint_id: string;
  city_id: string;
  first_name: string;
  language: string;
  detected_language: string | null;
  stasher_rating: number;
  stasher_review: string | null;
  stasher_review_translations: JSONColumnType<Record<string, string>>;
  stashpoint_rating: number;
  stashpoint_review: string | null;
  stashpoint_review_translations: JSONColumnType<Record<string, string>>;
  created: Date;
  hidden_at: Date | null;
  hidden_reason: string | null;
  version: Generated<number>;
  answer: ColumnType<string | null, never, string | null>;
  answer_language: ColumnType<string | null, never, string | null>;
  answered_at: ColumnType<Date | null, never, Date | null>;
  answered_by: ColumnType<string | null, never, string | null>;
  answer_told_at: ColumnType<Date | null, never, Date | null>;
  answer_removed_reason: ColumnType<string | null, never, string | null>;
}

interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created: Date;
  sent_at: Date | null;
  tries: Generated<number>;
  booking_id: string | null;
  priority: Generated<number>;
  next_try_at: Generated<Date>;
  send_by: Generated<Date | null>;
  given_up_at: Generated<Date | null>;
  problem: Generated<string | null>;
  withdraw_key: Generated<string | null>;
  /** What its HTML is drawn from; null in plain text. */
  content: JSONColumnType<MailContent> | null;
}

interface SeoContentTable {
  id: string;
  language: string;
  location_id: string;
  prompt_id: string;
  values: JSONColumnType<string[]>;
  live: JSONColumnType<string[]> | null;
  published_at: Date | null;
  updated: Generated<Date>;
  version: Generated<number>;
}

interface PictureTable {
  id: string;
  purpose: 'stashpoint' | 'place' | 'hero';
  width: number;
  height: number;
  uploaded_by: string | null;
  created: Date;
}

interface BookingPictureTable {
  id: string;
  booking_id: string;
  stashpoint_id: string;
  incident_id: string | null;
  purpose: BookingPicturePurpose;
  bag_number: number | null;
  bytes: Uint8Array;
  width: number;
  height: number;
  created: Date;
  taken_by: string | null;
}

interface LandingPartnerTable {
  slug: string;
  name: string;
  texts: JSONColumnType<Partial<Record<Language, { heading: string; intro: string; points: string[]; note: string }>>>;
  coupon_code: string | null;
  cities: string[];
  listed: Generated<boolean>;
  created: Generated<Date>;
}

interface AnalyticsEventTable {
  id: Generated<number>;
  name: string;
  time: Date;
  received: Date;
  client_id: string | null;
  visitor: string | null;
  properties: JSONColumnType<Record<string, unknown>>;
  experiments: JSONColumnType<Record<string, string>>;
  marketing: JSONColumnType<Record<string, string>>;
}

interface ChangesLogTable {
  id: Generated<number>;
  actor_id: string | null;
  action: string;
  entity: string;
  entity_id: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  created: Date;
}
