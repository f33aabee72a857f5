/* Generated from the migrated database: `npm test -- database/schema -u` writes it. */
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { PaymentErrorDetail } from '../../../contract/errors.ts';
import type { MessageKind } from '../../../contract/rules/messages.ts';
import type { Closure } from '../../../contract/rules/opening-hours.ts';
import type { VatTreatment } from '../../../contract/rules/vat.ts';
import type { ClaimItem } from '../../../contract/structs/claim.ts';
import type { CounterActionKind, CounterResult } from '../../../contract/structs/counter.ts';
import type { CustodyEvent, CustodyKind } from '../../../contract/structs/custody.ts';
import type { InvoiceParty, InvoiceStashpoint } from '../../../contract/structs/invoice.ts';
import type { LedgerSum } from '../../../contract/structs/ledger-entry.ts';
import type { OperationArguments, OperationKind } from '../../../contract/structs/operation.ts';
import type { Descriptions, StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';
import type { BagSize } from '../../../contract/vocabulary/bag-sizes.ts';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { MailKind, ToldOnce } from '../../../contract/vocabulary/mail-kinds.ts';
import type { NoticeKind } from '../../../contract/vocabulary/notice-kinds.ts';
import type { OpeningException, OpeningHours } from '../../../contract/vocabulary/opening-hours.ts';
import type { PaymentProvider } from '../../../contract/vocabulary/payment-providers.ts';
import type { StashpointType, StorageType } from '../../../contract/vocabulary/storage-types.ts';
import type { TagRange } from '../../../contract/vocabulary/tags.ts';
import type { Translations as PlaceNames } from '../../../contract/vocabulary/words.ts';
import type { MailContent } from '../../../mails/mail.ts';
import type { AccountBefore, ChargedWith, CustodyDetail, LandingTexts, LockerCode, OperationBefore, OperationPlan, PlannedBooking, SizePricing, SizeRestrictions } from './json-columns.ts';

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountChanges {
  account_id: string;
  before: JSONColumnType<AccountBefore> | null;
  changed_by: string;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  created: Date;
  currency_code: CurrencyCode;
  host_id: string;
  id: string;
  new_end: string;
  number: Generated<number>;
  old_end: string | null;
  released_at: Date | null;
  released_by: string | null;
  replaced_account_id: string | null;
  replaced_by: string | null;
  starts_at: Date;
  undo_hash: string;
  undone_at: Date | null;
}

export interface AnalyticsEvents {
  client_id: string | null;
  experiments: JSONColumnType<Record<string, string>>;
  id: Generated<number>;
  marketing: JSONColumnType<Record<string, string>>;
  name: string;
  properties: JSONColumnType<Record<string, unknown>>;
  received: Date;
  time: Date;
  visitor: string | null;
}

export interface Areas {
  city_id: string;
  created: Date;
  id: string;
  lat: number;
  lng: number;
  name: string;
  radius: Generated<number>;
  version: Generated<number>;
}

export interface Assignments {
  assignee_id: string | null;
  created: Date;
  entity: string;
  entity_id: string;
}

export interface Authenticators {
  confirmed_at: Date | null;
  created: Date;
  last_step: Generated<number>;
  last_used_at: Date | null;
  sealed_secret: string;
  user_id: string;
}

export interface BackupCodes {
  created: Date;
  hash: string;
  used_at: Date | null;
  user_id: string;
}

export interface Bags {
  booking_id: string;
  checked_in_at: Date;
  checked_out_at: Date | null;
  number: number;
  size: BagSize;
  stashpoint_id: string;
  tag: string | null;
}

export interface BookingMessages {
  actor_id: string;
  announced_at: Date | null;
  booking_id: string;
  created: Date;
  id: string;
  idempotency_key: string | null;
  kind: MessageKind | null;
  language: string | null;
  number: Generated<number>;
  reported_at: Date | null;
  side: "traveller" | "host";
  stashpoint_id: string;
  text: string;
  translations: Generated<JSONColumnType<Record<string, string>>>;
}

export interface BookingPictures {
  bag_number: number | null;
  booking_id: string;
  bytes: Uint8Array;
  created: Date;
  height: number;
  id: string;
  incident_id: string | null;
  purpose: "bag" | "report" | "answer";
  stashpoint_id: string;
  taken_by: string | null;
  width: number;
}

export interface Bookings {
  accessibility_required: Generated<boolean>;
  applied_at: Date | null;
  bag_count: number;
  booking_fee: number;
  calendar_sequence: Generated<number>;
  cancel_reason: string | null;
  cancel_reason_text: string | null;
  cancelled_at: Date | null;
  changes_booking_id: string | null;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
  collected_asked_at: Date | null;
  confirmed_at: Date | null;
  coupon_id: string | null;
  covered_amount: number | null;
  created: Date;
  credit_amount: Generated<number>;
  currency_code: CurrencyCode;
  delegate_name: string | null;
  delegate_nonce: string | null;
  discount_amount: Generated<number>;
  dropoff: Date;
  email: string;
  extra_day_price: number;
  first_day_price: number;
  first_name: string;
  guarantee_fee: number;
  hold_expires_at: Date | null;
  host_share: number;
  id: string;
  idempotency_key: string | null;
  kept_amount: Generated<number>;
  language: Generated<string>;
  large: Generated<number>;
  last_name: string;
  locker_codes: Generated<JSONColumnType<LockerCode[]>>;
  medium: Generated<number>;
  phone_number: string;
  pickup: Date;
  prepaid_amount: Generated<number>;
  proposed_by: "host" | "staff" | null;
  refund_dropoff: Date | null;
  request_hash: string | null;
  review_asked_at: Date | null;
  small: Generated<number>;
  standard: Generated<number>;
  stashpoint_id: string;
  state: "held" | "confirmed" | "checked_in" | "checked_out" | "expired" | "cancelled" | "no_show";
  tag_numbers: string[] | null;
  tier: Generated<string>;
  total: number;
  tree_count: Generated<number>;
  tree_price: Generated<number>;
  user_id: string;
}

export interface BusinessZone {
  is_only: Generated<boolean>;
  zone: string;
}

export interface CatalogueChanges {
  created: Generated<Date>;
  entity: string;
  id: Generated<number>;
}

export interface ChangesLog {
  action: string;
  actor_id: string | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  before: JSONColumnType<Record<string, unknown>> | null;
  created: Date;
  entity: string;
  entity_id: string;
  id: Generated<number>;
}

export interface ClaimFiles {
  bytes: Uint8Array | null;
  claim_id: string;
  created: Date;
  hash: string;
  height: number;
  id: string;
  purpose: "photo" | "receipt" | "police_report";
  width: number;
}

export interface Claims {
  accepted: number[] | null;
  bags: number[];
  booking_id: string;
  borne_by: "guarantee" | "host" | "platform" | null;
  cause: "lost" | "damaged" | "stolen" | "contents_missing";
  confirmed_at: Date | null;
  confirmed_by: string | null;
  currency_code: CurrencyCode;
  decided_at: Date | null;
  decided_by: string | null;
  decision_text: string | null;
  id: string;
  idempotency_key: string | null;
  items: JSONColumnType<ClaimItem[]>;
  police_reference: string | null;
  refunds_stay: Generated<boolean>;
  state: Generated<"open" | "needs_more" | "to_confirm" | "accepted" | "refused">;
  version: Generated<number>;
}

export interface ClaimSteps {
  actor_id: string | null;
  claim_id: string;
  created: Date;
  id: Generated<number>;
  kind: "sent" | "changed" | "more_needed" | "to_confirm" | "accepted" | "refused" | "account_given";
  text: string | null;
}

export interface ClosedStays {
  booking_id: string;
}

export interface ConversationBlocks {
  booking_id: string;
  created: Date;
  side: "traveller" | "host";
}

export interface CounterActions {
  created: Date;
  id: string;
  moved_to: JSONColumnType<NonNullable<CounterResult['moved_to']>> | null;
  request_hash: string;
  stashpoint_id: string;
  task_id: string | null;
}

export interface CounterChanges {
  booking_id: string;
  created: Generated<Date>;
  id: Generated<number>;
  stashpoint_id: string;
  xid: Generated<number>;
}

export interface CounterTasks {
  actor_id: string | null;
  bags: Generated<JSONColumnType<{ tag: string | null }[]>>;
  booking_id: string;
  created: Date;
  device_name: string | null;
  error_id: string;
  id: string;
  kind: CounterActionKind;
  message: string;
  occurred_at: Date;
  person_id: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  stashpoint_id: string;
}

export interface Coupons {
  activates: number | null;
  active: Generated<boolean>;
  active_at: Date;
  amount: number | null;
  area_id: string | null;
  campaign: string | null;
  city_id: string | null;
  code: string;
  created: Generated<Date>;
  currency_code: string | null;
  customer_id: string | null;
  expires_at: Date;
  id: string;
  max_amount: number | null;
  max_bags: number | null;
  max_days: number | null;
  ota_id: string | null;
  percent: number | null;
  uses_left: number | null;
  uses_per_customer: number | null;
  version: Generated<number>;
}

export interface CouponUses {
  added_up: Generated<boolean>;
  coupon_id: string;
  id: Generated<number>;
  uses: number;
}

export interface Currencies {
  active: Generated<boolean>;
  code: string;
  reporting: Generated<boolean>;
  version: Generated<number>;
}

export interface CurrencyRates {
  currency_code: CurrencyCode;
  rate: Numeric;
  reporting_code: CurrencyCode;
  valid_from: Timestamp;
}

export interface CustodyEvents {
  actor: CustodyEvent['actor'];
  actor_id: string | null;
  bags: Generated<JSONColumnType<CustodyEvent['bags']>>;
  booking_id: string;
  detail: Generated<JSONColumnType<CustodyDetail>>;
  device_id: string | null;
  device_name: string | null;
  id: Generated<number>;
  kind: CustodyKind;
  occurred_at: Date;
  recorded_at: Date;
  stashpoint_id: string;
}

export interface Depreciations {
  kept: number[];
  kind: "bag" | "clothing" | "electronics" | "cosmetics" | "sports" | "other";
  version: Generated<number>;
}

export interface DeviceShifts {
  began_at: Date;
  device_id: string;
  person_id: string;
}

export interface Disputes {
  amount: number;
  booking_id: string;
  closed_at: Date | null;
  created: Date;
  currency_code: string;
  due_by: Date | null;
  evidence_sent_at: Date | null;
  id: string;
  payment_id: string;
  reason: string;
  status: "open" | "won" | "lost";
}

export interface EmailChanges {
  created: Date;
  expires_at: Date;
  former_email: string;
  hash: string;
  undone_at: Date | null;
  user_id: string;
}

export interface ExternalAccounts {
  account_address: Generated<string>;
  account_ccy: CurrencyCode;
  account_city_name: Generated<string>;
  account_country: string;
  account_holder: string;
  account_number: string;
  claim_id: string | null;
  created: Date;
  hold_reason: string | null;
  host_id: string | null;
  id: string;
  is_active: Generated<boolean>;
  on_hold: "returned" | "staff" | null;
  payment_type: "bank_transfer" | "paypal";
  pays_from: Date | null;
  version: Generated<number>;
}

export interface FormerNoticeAddresses {
  email: string;
  host_id: string;
  left_at: Date;
}

export interface HostDevices {
  host_id: string;
  id: string;
  last_seen_at: Date;
  name: string;
  paired_at: Date;
  person_id: string | null;
  stashpoint_id: string;
  unpaired_at: Date | null;
  user_id: string;
}

export interface HostInvitations {
  accepted_at: Date | null;
  created: Date;
  email: string;
  expires_at: Date;
  hash: string;
  person_id: string;
}

export interface HostNotificationEmails {
  created: Date;
  email: string;
  host_id: string;
  id: string;
  kinds: Generated<NoticeKind[]>;
  version: Generated<number>;
}

export interface HostPeople {
  created: Date;
  host_id: string;
  id: string;
  name: string;
  pin_hash: string | null;
  removed_at: Date | null;
  role: "manager" | "clerk";
  user_id: string;
}

export interface HostPeopleStashpoints {
  person_id: string;
  stashpoint_id: string;
}

export interface Hosts {
  accepted_tos_at: Date | null;
  business_name: string;
  created: Date;
  id: string;
  notice_kinds: Generated<NoticeKind[]>;
  search: GeneratedAlways<string>;
  self_billing_accepted_at: Date | null;
  user_id: string;
  version: Generated<number>;
}

export interface HostTaxDetails {
  address: string;
  city: string;
  country_code: string;
  host_id: string;
  legal_name: string;
  postal_code: string;
  vat_number: string | null;
  version: Generated<number>;
}

export interface IdempotentAnswers {
  answer: string | null;
  id: string;
  request_hash: string;
  started: Generated<Date>;
}

export interface IncidentNotes {
  author_id: string;
  created: Date;
  id: string;
  incident_id: string;
  text: string;
}

export interface IncidentReplies {
  author_id: string;
  created: Date;
  id: string;
  idempotency_key: string | null;
  incident_id: string;
  kind: "traveller_reviewing" | "traveller_question" | "traveller_outcome" | "host_reviewing" | "host_question" | "host_reminder";
  text: string | null;
}

export interface Incidents {
  accuracy_m: number | null;
  answer: "agrees" | "disputes" | "on_the_way" | "open_now" | "statement" | null;
  answer_by: Date | null;
  answer_text: string | null;
  answered_at: Date | null;
  arrives_at: Date | null;
  assignee_id: string | null;
  booking_id: string;
  closure_stood: boolean | null;
  counts_since: Date | null;
  created: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decision_key: string | null;
  distance_m: number | null;
  escalated_at: Date | null;
  id: string;
  keeps_credit: Generated<boolean>;
  kind: "closed" | "refused" | "closed_at_pickup" | "claim";
  resolution: "rebooked" | "cancelled" | "collected" | "settled" | null;
  resolved_at: Date | null;
  respond_by: Date | null;
  reviewed_first: Generated<boolean>;
  stashpoint_id: string;
  text: string | null;
  verdict: "upheld" | "dismissed" | null;
  verdict_text: string | null;
  was_open: boolean | null;
  withheld: Generated<number>;
}

export interface InvoiceEntries {
  booking_id: string;
  invoice_id: string;
  ledger_entry_id: number;
}

export interface Invoices {
  booking_count: number;
  corrects_id: string | null;
  currency_code: CurrencyCode;
  customer: JSONColumnType<InvoiceParty>;
  gross: number;
  host_id: string;
  id: string;
  issued: Date;
  kind: "invoice" | "credit_note";
  language: Language;
  net: number;
  number: string;
  period: string;
  sequence: number;
  stashpoints: JSONColumnType<InvoiceStashpoint[]>;
  supplier: JSONColumnType<InvoiceParty>;
  vat: number;
  vat_rate: number;
  vat_treatment: VatTreatment;
}

export interface InvoiceSeries {
  code: string;
  host_id: string;
  last_number: Generated<number>;
}

export interface KeptAnswers {
  address: string;
  body: JSONColumnType<unknown[]>;
  read_at: Date;
  total: number;
}

export interface KnownBrowsers {
  hash: string;
  last_used_at: Date;
  user_id: string;
}

export interface LandingPartners {
  cities: Generated<string[]>;
  coupon_code: string | null;
  created: Generated<Date>;
  listed: Generated<boolean>;
  name: string;
  slug: string;
  texts: JSONColumnType<LandingTexts>;
}

export interface LedgerEntries {
  amount: number;
  booking_id: string | null;
  claim_id: string | null;
  created: Date;
  currency_code: string;
  dispute_id: string | null;
  id: Generated<number>;
  incident_id: string | null;
  kind: "charge" | "charge_credit" | "prepaid" | "refund_card" | "refund_credit" | "chargeback" | "host_share" | "platform_fee" | "guarantee" | "trees" | "payout" | "processing_fee" | "compensation" | "compensation_payout";
  payment_id: string | null;
  payout_id: string | null;
  refund_id: string | null;
  stashpoint_id: string | null;
  transaction_id: string | null;
}

export interface MailChoices {
  created: Generated<Date>;
  email: string;
  kind: MailKind;
}

export interface Mails {
  body: string;
  booking_id: string | null;
  content: JSONColumnType<MailContent> | null;
  created: Date;
  given_up_at: Date | null;
  id: Generated<number>;
  next_try_at: Generated<Date>;
  priority: Generated<number>;
  problem: string | null;
  recipient: string;
  search: GeneratedAlways<string>;
  send_by: Date | null;
  sent_at: Date | null;
  subject: string;
  tries: Generated<number>;
  withdraw_key: string | null;
}

export interface MissedSearches {
  bags: number;
  day: string;
  hour: number;
  reason: "closed" | "full";
  searches: number;
  stashpoint_id: string;
}

export interface Months {
  closed_at: Date | null;
  closed_by: string | null;
  exported_at: Date | null;
  exported_by: string | null;
  figures: JSONColumnType<LedgerSum[]> | null;
  note: string | null;
  period: string;
}

export interface Notes {
  author_id: string;
  created: Date;
  entity: string;
  entity_id: string;
  id: string;
  text: string;
}

export interface OneTimeLinks {
  created: Date;
  email: string;
  expires_at: Date;
  hash: string;
  purpose: "sign_in" | "recovery" | "email_change";
  site: "travellers" | "hosts" | "staff";
  used_at: Date | null;
}

export interface OperationItems {
  before: JSONColumnType<OperationBefore> | null;
  moves: JSONColumnType<PlannedBooking[]> | null;
  name: Generated<string>;
  operation_id: string;
  plan: JSONColumnType<OperationPlan> | null;
  position: number;
  problem: string | null;
  seen: string | null;
  state: Generated<"chosen" | "planned" | "unchanged" | "refused" | "done" | "settled" | "undone" | "left">;
  target_id: string;
  version: number | null;
}

export interface Operations {
  arguments: JSONColumnType<OperationArguments>;
  author_id: string;
  caller: JSONColumnType<Record<string, unknown>>;
  created: Date;
  id: string;
  kind: OperationKind;
  state: "planning" | "planned" | "running" | "done" | "moving" | "finished" | "undoing" | "undone";
  undo_until: Date | null;
  version: Generated<number>;
}

export interface Otas {
  created: Date;
  email: string;
  id: string;
  name: string;
  version: Generated<number>;
}

export interface PairingCodes {
  expires_at: Date;
  hash: string;
  host_id: string;
  stashpoint_id: string;
}

export interface PartnerRuns {
  failed_at: Date | null;
  partner: string;
  problem: string | null;
  saved: Generated<number>;
  succeeded_at: Date | null;
}

export interface Passkeys {
  created: Date;
  id: string;
  is_synced: boolean;
  last_used_at: Date | null;
  name: string;
  public_key: string;
  sign_count: number;
  transports: JSONColumnType<string[]>;
  user_id: string;
}

export interface PaymentCustomers {
  created: Date;
  id: string;
  provider: PaymentProvider;
  user_id: string | null;
}

export interface Payments {
  amount: number;
  asked_at: Date | null;
  asking_until: Date | null;
  booking_id: string;
  card: string | null;
  card_digits: string | null;
  created: Date;
  currency_code: string;
  ended_at: Date | null;
  id: string;
  idempotency_key: string | null;
  intent_id: string | null;
  means: JSONColumnType<ChargedWith> | null;
  refusal: string | null;
  refused_with: JSONColumnType<PaymentErrorDetail> | null;
  repeats_id: string | null;
  request_hash: string | null;
  settled_at: Date | null;
  status: "pending" | "succeeded" | "failed";
}

export interface PayoutRuns {
  created: Date;
  currency_code: CurrencyCode;
  id: string;
  released_at: Date | null;
  released_by: string | null;
  until: Date;
}

export interface Payouts {
  account_id: string;
  account_version: number | null;
  amount: number;
  booking_count: number;
  claim_id: string | null;
  created: Date;
  currency_code: CurrencyCode;
  ended_at: Date | null;
  host_id: string | null;
  id: string;
  reason: string | null;
  run_id: string | null;
  sent_at: Date | null;
  status: Generated<"prepared" | "sent" | "left_out" | "returned">;
  until: Date;
}

export interface PicturePreviews {
  name: string;
  preview: string;
}

export interface Pictures {
  created: Date;
  height: number;
  id: string;
  purpose: "stashpoint" | "place" | "hero";
  uploaded_by: string | null;
  width: number;
}

export interface Places {
  also_found_by: Generated<string[]>;
  code: string | null;
  currency_code: string;
  google_indexed: Generated<JSONColumnType<Record<string, boolean>>>;
  id: string;
  kind: string | null;
  lat: number;
  lng: number;
  name: string;
  parent_id: string | null;
  picture: string;
  routes: string[];
  search_text: string;
  slug: string;
  timezone: string | null;
  translations: JSONColumnType<PlaceNames>;
  type: "country" | "city" | "landmark";
  version: Generated<number>;
  weight: Generated<number>;
}

export interface PlaceSearch {
  place_id: string;
  popular: boolean;
  words: string;
}

export interface PlaceTerms {
  place_id: string;
  popular: boolean;
  term: string;
}

export interface PlaceTotals {
  added_up: Generated<boolean>;
  bookings: number;
  currency_code: string;
  extra_day_cost: number;
  first_day_cost: number;
  id: Generated<number>;
  one_bag_total: number;
  place_id: string;
  rated_reviews: number;
  reviews: number;
  stars: Numeric;
  stashpoints: number;
  written: Generated<Date>;
}

export interface PlaceWords {
  word: string;
}

export interface ProcessorTransactions {
  amount: number;
  booking_id: string | null;
  currency_code: string;
  description: Generated<string>;
  fee: number;
  fee_currency_code: string;
  id: string;
  kind: "charge" | "refund" | "dispute" | "fee" | "payout" | "other";
  occurred: Date;
  subject: string | null;
}

export interface PushNotices {
  about: string;
  created: Date;
  kind: string;
  moment: Date;
  subscription_id: string;
}

export interface PushSubscriptions {
  auth: string;
  created: Date;
  endpoint: string;
  id: string;
  language: string;
  p256dh: string;
  stashpoint_id: string;
  token_id: string;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Refunds {
  amount: number;
  asked_at: Date | null;
  booking_id: string;
  created: Date;
  id: string;
  made_outside: Generated<boolean>;
  payment_id: string;
  refusal: string | null;
  settled_at: Date | null;
  status: "pending" | "succeeded" | "failed";
  tries: Generated<number>;
}

export interface Reviews {
  answer: string | null;
  answer_language: string | null;
  answer_removed_reason: string | null;
  answer_told_at: Date | null;
  answered_at: Date | null;
  answered_by: string | null;
  booking_id: string | null;
  city_id: string;
  created: Date;
  detected_language: string | null;
  first_name: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  id: string;
  language: string;
  stasher_rating: number;
  stasher_review: string | null;
  stasher_review_translations: Generated<JSONColumnType<Record<string, string>>>;
  stashpoint_id: string;
  stashpoint_rating: number;
  stashpoint_review: string | null;
  stashpoint_review_translations: Generated<JSONColumnType<Record<string, string>>>;
  version: Generated<number>;
}

export interface ReviewTotals {
  added_up: Generated<boolean>;
  day: Timestamp;
  id: Generated<number>;
  reviews: number;
  stasher_rating: number;
  stashpoint_rating: number;
}

export interface SandboxObjects {
  body: JSONColumnType<Record<string, unknown>>;
  id: string;
  idempotency_key: string | null;
}

export interface SeoContents {
  id: string;
  language: string;
  live: JSONColumnType<string[]> | null;
  location_id: string;
  prompt_id: string;
  published_at: Date | null;
  updated: Generated<Date>;
  values: Generated<JSONColumnType<string[]>>;
  version: Generated<number>;
}

export interface Settings {
  key: string;
  value: string;
}

export interface SignInCodes {
  browser_hash: string;
  code_hash: string;
  created: Date;
  email: string;
  expires_at: Date;
  id: string;
  is_known: boolean;
  tries_left: number;
}

export interface SignInGuesses {
  codes: number;
  created: Date;
  email: string;
  id: string;
}

export interface SignInLinks {
  created: Date;
  expires_at: Date;
  hash: string;
  used_at: Date | null;
  user_id: string;
}

export interface StaffRefunds {
  actor_id: string;
  amount: number;
  booking_id: string;
  borne_by: "platform" | "host";
  card_amount: number;
  created: Date;
  credit_amount: number;
  currency_code: CurrencyCode;
  id: string;
  idempotency_key: string | null;
  incident_id: string | null;
  reason: string;
  refund_ids: Generated<string[]>;
  stashpoint_id: string | null;
}

export interface StashpointCalendars {
  created: Date;
  hash: string;
  nonce: string;
  stashpoint_id: string;
}

export interface Stashpoints {
  active: Generated<boolean>;
  address: string;
  approved_at: Date | null;
  booking_count: Generated<number>;
  booking_fee: Generated<number>;
  business_name: string;
  capacity_large: Generated<number>;
  capacity_medium: Generated<number>;
  capacity_small: Generated<number>;
  capacity_standard: Generated<number>;
  capacity_total: GeneratedAlways<number>;
  city_id: string;
  closures: Generated<JSONColumnType<Closure[]>>;
  country_code: string;
  created: Generated<Date>;
  currency_code: CurrencyCode;
  description: Generated<string>;
  descriptions: Generated<JSONColumnType<Descriptions>>;
  door_name: GeneratedAlways<string>;
  edit_version: Generated<number>;
  extra_day_commission: Generated<number>;
  extra_day_cost: number;
  first_day_commission: Generated<number>;
  first_day_cost: number;
  guarantee_fee: Generated<number>;
  holiday_open_type: Generated<"as_usual" | "closed" | "ask">;
  host_answer: string | null;
  host_id: string;
  id: string;
  landmark_id: string | null;
  lat: number;
  list_card: Generated<string>;
  lng: number;
  location: GeneratedAlways<string>;
  location_name: string;
  name: string;
  often_fully_booked: Generated<boolean>;
  one_bag_total: GeneratedAlways<number>;
  open_late: Generated<boolean>;
  open_twentyfour_seven: Generated<boolean>;
  open_week: string;
  opening_hours: JSONColumnType<OpeningHours[]>;
  opening_hours_exceptions: Generated<JSONColumnType<OpeningException[]>>;
  partner_ref: string | null;
  paused_by_host: Generated<boolean>;
  photos: Generated<string[]>;
  postal_code: string;
  premium: Generated<boolean>;
  proposed: JSONColumnType<Partial<StashpointDraft>> | null;
  proposed_at: Date | null;
  provider: string | null;
  rating: number | null;
  registered_name: GeneratedAlways<string>;
  rejection_reason: string | null;
  review_count: Generated<number>;
  review_note: string | null;
  search: GeneratedAlways<string>;
  size_pricing: Generated<JSONColumnType<SizePricing>>;
  size_restrictions: JSONColumnType<SizeRestrictions> | null;
  special_days: string | null;
  special_open: string | null;
  special_requirements: string | null;
  status: Generated<"draft" | "submitted" | "approved" | "rejected">;
  step_free: Generated<boolean>;
  storage_type: StorageType;
  tag_ranges: Generated<JSONColumnType<TagRange[]>>;
  timezone: string;
  tree_price: Generated<number>;
  type: StashpointType;
  updated: Generated<Date>;
  upsell_link: string | null;
  upsell_photo: string | null;
  upsell_text: string | null;
  version: Generated<GeneratedAlways<number>>;
}

export interface StayReminders {
  about: Date;
  booking_id: string;
  created: Date;
  kind: ToldOnce;
}

export interface Tokens {
  created: Date;
  expires_at: Date;
  hash: string;
  id: string;
  last_used_at: Date | null;
  proof_since: Date | null;
  proven_at: Date | null;
  proven_by: "code" | "passkey" | "authenticator" | "backup_code" | null;
  role: "guest" | "customer" | "host" | "manager" | "clerk" | "device" | "admin" | "recovery" | "mfa_pending";
  user_agent: string | null;
  user_id: string;
}

export interface Translations {
  created: Date;
  seen: Date;
  source: string;
  target: Language;
  text: string | null;
  text_hash: string;
  translated_by: string;
}

export interface TranslationWalk {
  began: Date;
  finished: Generated<boolean>;
  held_until: Date;
  id: Generated<number>;
  kind: string;
  reached: string;
  translates: boolean;
}

export interface Unexplained {
  at_service: number;
  booking_id: string | null;
  currency_code: CurrencyCode;
  found: Date;
  id: string;
  in_ledger: number;
  kind: "not_in_ledger" | "not_at_service" | "amounts_differ" | "refund_not_sent" | "unknown_movement";
  note: string | null;
  occurred: Date;
  settled_at: Date | null;
  settled_by: string | null;
  subject: string;
  version: Generated<number>;
}

export interface UsedIdTokens {
  expires_at: Date;
  hash: string;
}

export interface UserIdentities {
  created: Date;
  provider: "google" | "apple";
  subject: string;
  user_id: string;
}

export interface Users {
  accepted_tos_at: Date | null;
  created: Generated<Date>;
  deleted_at: Date | null;
  email: string | null;
  email_opt_in: Generated<boolean>;
  email_proven_at: Date | null;
  first_name: Generated<string>;
  id: string;
  language: Generated<string>;
  last_name: Generated<string>;
  password_hash: string | null;
  phone_number: Generated<string>;
  role: "guest" | "customer" | "host" | "manager" | "clerk" | "device" | "admin";
  scopes: string[] | null;
  search: GeneratedAlways<string>;
  secondary_phone_number: string | null;
  secondary_phone_number_type: string | null;
  signed_up_in: string | null;
  version: Generated<number>;
}

export interface Schema {
  account_changes: AccountChanges;
  analytics_events: AnalyticsEvents;
  areas: Areas;
  assignments: Assignments;
  authenticators: Authenticators;
  backup_codes: BackupCodes;
  bags: Bags;
  booking_messages: BookingMessages;
  booking_pictures: BookingPictures;
  bookings: Bookings;
  business_zone: BusinessZone;
  catalogue_changes: CatalogueChanges;
  changes_log: ChangesLog;
  claim_files: ClaimFiles;
  claim_steps: ClaimSteps;
  claims: Claims;
  closed_stays: ClosedStays;
  conversation_blocks: ConversationBlocks;
  counter_actions: CounterActions;
  counter_changes: CounterChanges;
  counter_tasks: CounterTasks;
  coupon_uses: CouponUses;
  coupons: Coupons;
  currencies: Currencies;
  currency_rates: CurrencyRates;
  custody_events: CustodyEvents;
  depreciations: Depreciations;
  device_shifts: DeviceShifts;
  disputes: Disputes;
  email_changes: EmailChanges;
  external_accounts: ExternalAccounts;
  former_notice_addresses: FormerNoticeAddresses;
  host_devices: HostDevices;
  host_invitations: HostInvitations;
  host_notification_emails: HostNotificationEmails;
  host_people: HostPeople;
  host_people_stashpoints: HostPeopleStashpoints;
  host_tax_details: HostTaxDetails;
  hosts: Hosts;
  idempotent_answers: IdempotentAnswers;
  incident_notes: IncidentNotes;
  incident_replies: IncidentReplies;
  incidents: Incidents;
  invoice_entries: InvoiceEntries;
  invoice_series: InvoiceSeries;
  invoices: Invoices;
  kept_answers: KeptAnswers;
  known_browsers: KnownBrowsers;
  landing_partners: LandingPartners;
  ledger_entries: LedgerEntries;
  mail_choices: MailChoices;
  mails: Mails;
  missed_searches: MissedSearches;
  months: Months;
  notes: Notes;
  one_time_links: OneTimeLinks;
  operation_items: OperationItems;
  operations: Operations;
  otas: Otas;
  pairing_codes: PairingCodes;
  partner_runs: PartnerRuns;
  passkeys: Passkeys;
  payment_customers: PaymentCustomers;
  payments: Payments;
  payout_runs: PayoutRuns;
  payouts: Payouts;
  picture_previews: PicturePreviews;
  pictures: Pictures;
  place_search: PlaceSearch;
  place_terms: PlaceTerms;
  place_totals: PlaceTotals;
  place_words: PlaceWords;
  places: Places;
  processor_transactions: ProcessorTransactions;
  push_notices: PushNotices;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  refunds: Refunds;
  review_totals: ReviewTotals;
  reviews: Reviews;
  sandbox_objects: SandboxObjects;
  seo_contents: SeoContents;
  settings: Settings;
  sign_in_codes: SignInCodes;
  sign_in_guesses: SignInGuesses;
  sign_in_links: SignInLinks;
  staff_refunds: StaffRefunds;
  stashpoint_calendars: StashpointCalendars;
  stashpoints: Stashpoints;
  stay_reminders: StayReminders;
  tokens: Tokens;
  translation_walk: TranslationWalk;
  translations: Translations;
  unexplained: Unexplained;
  used_id_tokens: UsedIdTokens;
  user_identities: UserIdentities;
  users: Users;
}
