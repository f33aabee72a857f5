-- The whole marketplace. Money is in minor units, instants are timestamptz, wall-clock times belong to a place.

create table settings (
  key text primary key,
  value text not null
);

create table currencies (
  code text primary key,
  active boolean not null default true
);

create table users (
  id text primary key,
  role text not null check (role in ('guest', 'customer', 'host', 'admin')),
  email text,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text not null default '',
  secondary_phone_number text,
  secondary_phone_number_type text,
  email_opt_in boolean not null default false,
  language text not null default 'en',
  accepted_tos_at timestamptz,
  password_hash text,
  created timestamptz not null default now(),
  deleted_at timestamptz
);
-- A guest has no address of its own: what it types stands on its bookings.
create unique index users_email on users (email) where email is not null;

create table tokens (
  id text primary key,
  hash text not null unique,
  user_id text not null references users,
  role text not null check (role in ('guest', 'customer', 'host', 'admin', 'recovery')),
  created timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id);

create table one_time_passwords (
  email text primary key,
  code_hash text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  tries_left int not null
);

create table places (
  id text primary key,
  parent_id text references places,
  type text not null check (type in ('country', 'city', 'landmark')),
  kind text,
  code text,
  slug text not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  timezone text,
  currency_code text not null references currencies,
  -- English name of a language → { name, slug, route }.
  translations jsonb not null,
  google_indexed jsonb not null default '{}',
  -- All names and slugs, folded to plain lower-case letters, each after a bar: '|london|londres'.
  search_text text not null,
  -- Every address below the luggage-storage segment, in every language: {'united-kingdom/london', …}.
  routes text[] not null,
  picture text not null,
  weight int not null default 0
);
create index places_parent on places (parent_id);
create index places_routes on places using gin (routes);

create table stashpoints (
  id text primary key,
  host_id text not null references users,
  city_id text not null references places,
  landmark_id text references places,
  type text not null,
  storage_type text not null,
  provider text,
  name text not null,
  business_name text not null,
  location_name text not null,
  description text not null default '',
  address text not null,
  postal_code text not null,
  country_code text not null,
  lat double precision not null,
  lng double precision not null,
  location point generated always as (point(lng, lat)) stored,
  timezone text not null,
  currency_code text not null references currencies,
  first_day_cost int not null check (first_day_cost >= 0),
  extra_day_cost int not null check (extra_day_cost >= 0),
  booking_fee int not null default 0,
  guarantee_fee int not null default 0,
  first_day_commission int not null default 0,
  extra_day_commission int not null default 0,
  tree_price int not null default 0,
  capacity_small int not null default 0 check (capacity_small >= 0),
  capacity_medium int not null default 0 check (capacity_medium >= 0),
  capacity_large int not null default 0 check (capacity_large >= 0),
  capacity_standard int not null default 0 check (capacity_standard >= 0),
  -- Size → { first_day_cost, extra_day_cost } where a size costs other than the place.
  size_pricing jsonb not null default '{}',
  opening_hours jsonb not null,
  opening_hours_exceptions jsonb not null default '[]',
  closures jsonb not null default '[]',
  -- What compileOpeningHours made of the three columns above; only that function writes these.
  open_week int4multirange not null,
  -- Null while no date differs from the week, which is quicker to ask than an empty range.
  special_days tsmultirange,
  special_open tsmultirange,
  open_late boolean not null default false,
  open_twentyfour_seven boolean not null default false,
  step_free boolean not null default false,
  premium boolean not null default false,
  often_fully_booked boolean not null default false,
  size_restrictions jsonb,
  photos text[] not null default '{}',
  upsell_text text,
  upsell_link text,
  rating real,
  review_count int not null default 0,
  booking_count int not null default 0,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  active boolean not null default true,
  rejection_reason text,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Grows with every write, so that a card kept in memory knows when it is old.
  version bigint not null default 0
);
-- Serves both "inside the map" and "nearest first", over bookable places only.
create index stashpoints_location on stashpoints using gist (location) where status = 'approved' and active;
create index stashpoints_city on stashpoints (city_id);
create index stashpoints_landmark on stashpoints (landmark_id);
create index stashpoints_host on stashpoints (host_id);
create index stashpoints_status on stashpoints (status, id);

create sequence stashpoint_versions;
create function stamp_stashpoint() returns trigger language plpgsql as $$
begin
  new.version := nextval('stashpoint_versions');
  return new;
end $$;
create trigger stashpoints_version before insert or update on stashpoints
  for each row execute function stamp_stashpoint();

create table coupons (
  id text primary key,
  code text not null unique,
  percent int check (percent between 1 and 100),
  amount int check (amount > 0),
  currency_code text references currencies,
  active_at timestamptz not null,
  expires_at timestamptz not null,
  -- How often it may be used in all; what is left is this less the bookings that carry it.
  uses_left int,
  uses_per_customer int,
  customer_id text references users,
  city_id text references places,
  check ((percent is null) <> (amount is null)),
  check ((amount is null) = (currency_code is null))
);

create table bookings (
  id text primary key,
  stashpoint_id text not null references stashpoints,
  user_id text not null references users,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  language text not null default 'en',
  dropoff timestamptz not null,
  pickup timestamptz not null,
  bag_count int not null check (bag_count > 0),
  small int not null default 0,
  medium int not null default 0,
  large int not null default 0,
  standard int not null default 0,
  currency_code text not null references currencies,
  first_day_price int not null,
  extra_day_price int not null,
  booking_fee int not null,
  guarantee_fee int not null,
  tree_count int not null default 0,
  tree_price int not null default 0,
  discount_amount int not null default 0,
  -- What the stay costs in all, and what its host earns of it.
  total int not null,
  host_share int not null,
  coupon_id text references coupons,
  accessibility_required boolean not null default false,
  tier text not null default 'premium',
  state text not null check (state in ('held', 'confirmed', 'checked_in', 'checked_out', 'expired', 'cancelled', 'no_show')),
  hold_expires_at timestamptz,
  created timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_reason_text text,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  tag_numbers text[],
  locker_codes jsonb not null default '[]',
  -- A change that waits for its difference is a hold of its own beside the booking it would replace.
  changes_booking_id text references bookings,
  idempotency_key text unique,
  request_hash text,
  check (pickup > dropoff),
  check (pickup <= dropoff + interval '30 days 1 hour'),
  check (small + medium + large + standard = bag_count)
);
-- The overlap scan: a stay is at most 30 days, so drop-offs older than that cannot reach into the one asked for.
create index bookings_occupying on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in');
create index bookings_user on bookings (user_id, dropoff);
create index bookings_email on bookings (email);
create index bookings_stashpoint on bookings (stashpoint_id, dropoff);
create index bookings_holds on bookings (hold_expires_at) where state = 'held';
create index bookings_coupon on bookings (coupon_id) where coupon_id is not null;
create index bookings_changes on bookings (changes_booking_id) where changes_booking_id is not null;

create table payments (
  id text primary key,
  booking_id text not null references bookings,
  intent_id text not null unique,
  amount int not null,
  currency_code text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created timestamptz not null,
  settled_at timestamptz
);
create index payments_booking on payments (booking_id);

create table refunds (
  id text primary key,
  booking_id text not null references bookings,
  payment_id text not null references payments,
  amount int not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created timestamptz not null,
  settled_at timestamptz
);
create index refunds_booking on refunds (booking_id);
create index refunds_pending on refunds (created) where status = 'pending';

-- Append-only: balances, commissions and statistics are sums of these rows.
create table ledger_entries (
  id bigint generated always as identity primary key,
  booking_id text not null references bookings,
  kind text not null check (kind in ('charge', 'refund_card', 'refund_credit', 'host_share', 'platform_fee', 'guarantee', 'trees', 'payout')),
  amount int not null,
  currency_code text not null,
  payment_id text references payments,
  refund_id text references refunds,
  created timestamptz not null
);
create index ledger_booking on ledger_entries (booking_id);
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only.';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

create table reviews (
  id text primary key,
  booking_id text unique references bookings,
  stashpoint_id text not null references stashpoints,
  city_id text not null references places,
  first_name text not null,
  language text not null,
  detected_language text,
  stasher_rating int not null check (stasher_rating between 1 and 5),
  stasher_review text,
  stasher_review_translations jsonb not null default '{}',
  stashpoint_rating int not null check (stashpoint_rating between 1 and 5),
  stashpoint_review text,
  stashpoint_review_translations jsonb not null default '{}',
  created timestamptz not null
);
create index reviews_stashpoint on reviews (stashpoint_id, created desc);
create index reviews_city on reviews (city_id, created desc);
create index reviews_created on reviews (created desc);

-- Mail is written here in the transaction that causes it, and sent by a job; without SMTP it stays, as the outbox.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created timestamptz not null,
  sent_at timestamptz,
  tries int not null default 0
);
create index mails_unsent on mails (id) where sent_at is null;

create table changes_log (
  id bigint generated always as identity primary key,
  actor_id text references users,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  created timestamptz not null
);
create index changes_log_entity on changes_log (entity, entity_id, id);

-- What the payment sandbox remembers, in the words of the service it stands in for.
create table sandbox_objects (
  id text primary key,
  idempotency_key text unique,
  body jsonb not null
);
