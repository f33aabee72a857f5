-- Bookings, and what travellers are told about them.

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
  accessibility_required boolean not null default false,
  tier text not null default 'premium',

  currency_code text not null references currencies,
  first_day_price int not null,
  extra_day_price int not null,
  booking_fee int not null,
  guarantee_fee int not null,
  tree_count int not null default 0,
  tree_price int not null default 0,
  coupon_id text references coupons,
  discount_amount int not null default 0,
  -- The part of the discount that an agency pays: we collect it from them, so the host earns in full. It can be above
  -- the discount, because an agency keeps owing for a stay that was shortened too late.
  prepaid_amount int not null default 0,
  -- What the coupon or voucher covered when it was booked: it covers no more when the booking changes later.
  covered_amount int check (covered_amount >= 0),
  -- The part of the total covered by the traveller's credit: reserved while held, charged with the confirmation.
  credit_amount int not null default 0 check (credit_amount >= 0),
  -- The price of the whole stay, and the host's earnings from it.
  total int not null,
  host_share int not null,
  -- The part of the total for which no refund is given any more: a change has saved it too late. It counts towards a
  -- dearer stay.
  kept_amount int not null default 0,
  -- The drop-off by which refunds go, where a change has moved it after the best terms had ended.
  refund_dropoff timestamptz,

  state text not null check (state in (
    'held', 'confirmed', 'checked_in', 'checked_out', 'expired', 'cancelled', 'no_show')),
  hold_expires_at timestamptz,
  created timestamptz not null,
  -- From its confirmation on a booking concerns its host, even if it is cancelled later.
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  cancel_reason_text text,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  -- When the traveller was asked for a review, and whether they have bags whose check-out is missing: each is asked
  -- once.
  review_asked_at timestamptz,
  collected_asked_at timestamptz,
  tag_numbers text[],
  locker_codes jsonb not null default '[]',
  -- A delegate can collect the bags, once, with a PIN that is derived from the nonce and never stored.
  delegate_name text,
  delegate_nonce text,

  -- A change whose difference is still to be paid is a hold beside the booking it would replace.
  changes_booking_id text references bookings,
  -- A later pick-up proposed by a host or staff is a pending change; the traveller agrees to it, or pays for it.
  proposed_by text check (proposed_by in ('host', 'staff')),
  -- When a pending change was applied to its booking.
  applied_at timestamptz,

  idempotency_key text unique,
  request_hash text,
  check (pickup > dropoff),
  check (pickup <= dropoff + interval '30 days 1 hour'),
  check (small + medium + large + standard = bag_count),
  constraint bookings_prepaid check (prepaid_amount >= 0),
  constraint bookings_kept check (kept_amount >= 0),
  constraint bookings_prices check (least(first_day_price, extra_day_price, booking_fee, guarantee_fee, tree_count,
    tree_price, discount_amount, total, host_share) >= 0),
  -- A change that saves money leaves the credit that was charged with the confirmation.
  constraint bookings_credit check (state <> 'held' or credit_amount <= total),
  constraint bookings_sizes check (least(small, medium, large, standard) >= 0),
  constraint bookings_hold check (state <> 'held' or hold_expires_at is not null),
  -- A change never becomes a booking: it expires, applied or not.
  constraint bookings_change check (changes_booking_id is null or state in ('held', 'expired')),
  constraint bookings_lengths check (
    greatest(length(email), length(first_name), length(last_name), length(phone_number)) <= 250),
  constraint bookings_delegate check ((delegate_name is null) = (delegate_nonce is null))
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
-- Each change of a booking's state writes all of these indexes, so there is none without a plan that needs it:
-- docs/decisions/137. The credit of a person is read from all of their bookings, and stays to remind of from
-- bookings_dropoff, of which an hour has hardly any but confirmed ones.
create index bookings_user on bookings (user_id, dropoff);
create index bookings_email on bookings (email);
create index bookings_stashpoint on bookings (stashpoint_id, dropoff);
create index bookings_changes on bookings (changes_booking_id) where changes_booking_id is not null;
-- For the uses of a coupon, those of one mailbox, and live holds with one.
create index bookings_coupon_mailbox on bookings (coupon_id, mailbox(email)) where coupon_id is not null;
create index bookings_coupon_holds on bookings (coupon_id, hold_expires_at)
  where coupon_id is not null and state = 'held';

-- For overlapping_bookings. Most stays are shorter than a day. Those that overlap an hour begin at most a day before
-- it, so that a busy place is not scanned for all that began there within a month; only the few longer stays are looked
-- for as far back as a stay may last.
create index bookings_short on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff <= interval '24 hours';
create index bookings_long on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff > interval '24 hours';

-- For jobs: holds that expire, stays that are to come or inside, review requests, and data kept long enough.
create index bookings_holds on bookings (hold_expires_at) where state = 'held';
create index bookings_open on bookings (state, pickup) where state in ('confirmed', 'checked_in');
create index bookings_unasked on bookings (pickup)
  where review_asked_at is null and state in ('confirmed', 'checked_in', 'checked_out');
create index bookings_expired on bookings (created) where state = 'expired' and first_name <> '';

-- For finding a booking by name, mail or tag, and for listing all of them, among a million.
create index bookings_created on bookings (created, id) where changes_booking_id is null;
create index bookings_dropoff on bookings (dropoff, id) where changes_booking_id is null;
create index bookings_total on bookings (total, id) where changes_booking_id is null;
create index bookings_find_email on bookings (lower(email) text_pattern_ops);
create index bookings_find_last_name on bookings (lower(last_name) text_pattern_ops);
create index bookings_find_name on bookings (lower(first_name || ' ' || last_name) text_pattern_ops);
create index bookings_find_tag on bookings using gin (tag_numbers);

-- BOOKING_TRANSITIONS of api/contract/rules/booking-lifecycle.ts, with which a test compares it.
create function is_booking_step(before text, after text) returns boolean language sql immutable parallel safe
return (before, after) in (
  ('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'), ('expired', 'confirmed'),
  ('confirmed', 'checked_in'), ('confirmed', 'cancelled'), ('confirmed', 'no_show'),
  ('checked_in', 'checked_out'), ('no_show', 'confirmed'));

create function refuse_booking_step() returns trigger language plpgsql as $$
begin
  perform refuse('bookings_steps', 'bookings', format('Booking %s cannot go from %s to %s.', new.id, old.state, new.state));
  return null;
end $$;
-- Deferred, because the preview of a change leaves bookings out in a transaction that is rolled back.
create constraint trigger bookings_steps after update of state on bookings deferrable initially deferred
  for each row when (old.state <> new.state and not is_booking_step(old.state, new.state))
  execute function refuse_booking_step();

create function check_changed_booking() returns trigger language plpgsql as $$
begin
  if not exists (
    select from bookings o join bookings c on c.changes_booking_id = o.id
    where c.id = new.id and o.changes_booking_id is null and o.user_id = c.user_id and o.currency_code = c.currency_code)
  then
    perform refuse('bookings_changed', 'bookings', format('Booking %s changes one of another person.', new.id));
  end if;
  return null;
end $$;
create constraint trigger bookings_changed_made after insert on bookings deferrable initially deferred
  for each row when (new.changes_booking_id is not null) execute function check_changed_booking();
create constraint trigger bookings_changed after update of changes_booking_id on bookings
  deferrable initially deferred for each row when (new.changes_booking_id is not null)
  execute function check_changed_booking();

create function note_booking_at_counter() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, coalesce(new.changes_booking_id, new.id));
  if tg_op = 'UPDATE' and old.stashpoint_id <> new.stashpoint_id then
    insert into counter_changes (stashpoint_id, booking_id) values (old.stashpoint_id, new.id);
  end if;
  return null;
end $$;

-- An unpaid hold does not concern a counter, unless it is a change by a traveller who is there, such as more bags.
create trigger booking_at_counter_made after insert on bookings
  for each row when (new.changes_booking_id is not null or new.state not in ('held', 'expired'))
  execute function note_booking_at_counter();
create trigger booking_at_counter_changed after update on bookings
  for each row when (new.changes_booking_id is not null or new.state not in ('held', 'expired'))
  execute function note_booking_at_counter();

-- A traveller and a host write to each other about a booking. Ready-made mails from a host or staff are messages of the
-- same conversation, counted, and sent once per key.
create table booking_messages (
  id text primary key,
  -- Order of the messages of one instant, too.
  number bigint generated always as identity,
  booking_id text not null references bookings (id) on delete cascade,
  -- The place it was written to or from: a booking that moves takes no messages to its next host.
  stashpoint_id text not null references stashpoints (id),
  side text not null check (side in ('traveller', 'host')),
  actor_id text not null,
  -- The kind of a ready-made mail; null for words of their own.
  kind text,
  text text not null,
  language text,
  -- A ready-made mail in the other languages.
  translations jsonb not null default '{}',
  idempotency_key text unique,
  created timestamptz not null,
  -- Time at which the other side was told.
  announced_at timestamptz,
  reported_at timestamptz
);
create index booking_messages_of on booking_messages (booking_id, created);
create index booking_messages_created on booking_messages (created);
create index booking_messages_actor on booking_messages (actor_id, created);
create index booking_messages_stashpoint on booking_messages (stashpoint_id);
create index booking_messages_unannounced on booking_messages (created) where announced_at is null;

-- The side that does not want to be written to.
create table conversation_blocks (
  booking_id text not null references bookings (id) on delete cascade,
  side text not null check (side in ('traveller', 'host')),
  created timestamptz not null,
  primary key (booking_id, side)
);

-- Reminders sent to a traveller. `about` is the time each reminder is about, so that a stay that moves is announced
-- again.
create table stay_reminders (
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null,
  about timestamptz not null,
  created timestamptz not null,
  primary key (booking_id, kind, about)
);
