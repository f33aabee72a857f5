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
  -- The part of the discount that an agency pays: we collect it from them, so the host earns in full.
  prepaid_amount int not null default 0,
  -- The part of the total covered by the traveller's credit: reserved while held, charged with the confirmation.
  credit_amount int not null default 0 check (credit_amount >= 0),
  -- The price of the whole stay, and the host's earnings from it.
  total int not null,
  host_share int not null,

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
  check (prepaid_amount between 0 and discount_amount),
  constraint bookings_delegate check ((delegate_name is null) = (delegate_nonce is null))
);
create index bookings_user on bookings (user_id, dropoff);
create index bookings_email on bookings (email);
create index bookings_stashpoint on bookings (stashpoint_id, dropoff);
create index bookings_coupon on bookings (coupon_id) where coupon_id is not null;
create index bookings_changes on bookings (changes_booking_id) where changes_booking_id is not null;

-- For overlapping_bookings. Most stays are shorter than a day. Those that overlap an hour begin at most a day before
-- it, so that a busy place is not scanned for all that began there within a month; only the few longer stays are looked
-- for as far back as a stay may last.
create index bookings_short on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff <= interval '24 hours';
create index bookings_long on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff > interval '24 hours';

-- For jobs: holds that expire, reminders, review requests, missing check-outs, and places that closed on bookings ahead.
create index bookings_holds on bookings (hold_expires_at) where state = 'held';
create index bookings_expected on bookings (dropoff) where state = 'confirmed';
create index bookings_inside on bookings (pickup) where state = 'checked_in';
create index bookings_unasked on bookings (pickup)
  where review_asked_at is null and state in ('confirmed', 'checked_in', 'checked_out');
create index bookings_forgotten on bookings (pickup)
  where state in ('confirmed', 'checked_in') and changes_booking_id is null;
create index bookings_coming on bookings (pickup) where state = 'confirmed';
-- For credit_balance.
create index bookings_credit_holds on bookings (user_id) where state = 'held' and credit_amount > 0;

-- For finding a booking by name, mail or tag, and for listing all of them, among a million.
create index bookings_created on bookings (created, id) where changes_booking_id is null;
create index bookings_dropoff on bookings (dropoff, id) where changes_booking_id is null;
create index bookings_total on bookings (total, id) where changes_booking_id is null;
create index bookings_find_email on bookings (lower(email) text_pattern_ops);
create index bookings_find_last_name on bookings (lower(last_name) text_pattern_ops);
create index bookings_find_name on bookings (lower(first_name || ' ' || last_name) text_pattern_ops);
create index bookings_find_tag on bookings using gin (tag_numbers);

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

-- Ready-made mails from a host or staff to a traveller, counted, and sent once per key.
create table booking_messages (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null,
  actor_id text not null,
  idempotency_key text unique,
  created timestamptz not null
);
create index booking_messages_of on booking_messages (booking_id, created);

-- Reminders sent to a traveller. `about` is the time each reminder is about, so that a stay that moves is announced
-- again.
create table stay_reminders (
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null,
  about timestamptz not null,
  created timestamptz not null,
  primary key (booking_id, kind, about)
);
