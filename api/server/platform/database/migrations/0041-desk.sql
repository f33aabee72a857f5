-- Finding a booking by name, mail or tag, and walking all of them, among a million.
create index bookings_created on bookings (created, id) where changes_booking_id is null;
create index bookings_dropoff on bookings (dropoff, id) where changes_booking_id is null;
create index bookings_total on bookings (total, id) where changes_booking_id is null;
create index bookings_find_email on bookings (lower(email) text_pattern_ops);
create index bookings_find_last_name on bookings (lower(last_name) text_pattern_ops);
create index bookings_find_name on bookings (lower(first_name || ' ' || last_name) text_pattern_ops);
create index bookings_find_tag on bookings using gin (tag_numbers);

-- Which booking a mail is about, so that it can be found there and sent again.
alter table mails add column booking_id text references bookings on delete cascade;
create index mails_booking on mails (booking_id) where booking_id is not null;

-- Why staff paid something back, who did, and whether the card, or credit, has it.
create table staff_refunds (
  id text primary key,
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  card_amount int not null,
  credit_amount int not null,
  currency_code text not null,
  borne_by text not null check (borne_by in ('platform', 'host')),
  reason text not null,
  actor_id text not null references users,
  idempotency_key text unique,
  created timestamptz not null
);
create index staff_refunds_created on staff_refunds (created, id);
create index staff_refunds_booking on staff_refunds (booking_id);

-- When staff were told that a host did not answer in time.
alter table incidents add column escalated_at timestamptz;
create index incidents_created on incidents (created, id);
create index incidents_unanswered on incidents (respond_by) where resolved_at is null and escalated_at is null;
create index payments_failed on payments (created) where status = 'failed';
-- Why the bank refused, in its code.
alter table payments add column refusal text;
