-- Outside a transaction: each change of a booking's state writes all its indexes, so those that no plan needs go; foreign
-- keys whose deletions read a whole table get theirs. See docs/decisions/137.

-- For the uses of one mailbox; it begins as bookings_coupon does.
drop index concurrently if exists bookings_coupon_mailbox;
create index concurrently bookings_coupon_mailbox on bookings (coupon_id, mailbox(email)) where coupon_id is not null;
drop index concurrently if exists bookings_coupon;

-- For live holds with a coupon.
drop index concurrently if exists bookings_coupon_holds;
create index concurrently bookings_coupon_holds on bookings (coupon_id, hold_expires_at)
  where coupon_id is not null and state = 'held';

-- Stays that are to come or inside, by their pick-up, in place of three indexes. An hour of bookings_dropoff has hardly
-- any but confirmed ones; and the credit of a person is read from all of their bookings.
drop index concurrently if exists bookings_open;
create index concurrently bookings_open on bookings (state, pickup) where state in ('confirmed', 'checked_in');
drop index concurrently if exists bookings_forgotten;
drop index concurrently if exists bookings_coming;
drop index concurrently if exists bookings_inside;
drop index concurrently if exists bookings_expected;
drop index concurrently if exists bookings_credit_holds;

-- They begin as another index does.
drop index concurrently if exists reviews_created;
drop index concurrently if exists changes_log_created;

-- An attempt to pay that was never sent is deleted.
drop index concurrently if exists ledger_payment;
create index concurrently ledger_payment on ledger_entries (payment_id) where payment_id is not null;
drop index concurrently if exists refunds_payment;
create index concurrently refunds_payment on refunds (payment_id);
drop index concurrently if exists disputes_payment;
create index concurrently disputes_payment on disputes (payment_id);
drop index concurrently if exists payments_repeated;
create index concurrently payments_repeated on payments (repeats_id) where repeats_id is not null;

-- So are drafts of places …
drop index concurrently if exists host_devices_at;
create index concurrently host_devices_at on host_devices (stashpoint_id);
drop index concurrently if exists booking_messages_stashpoint;
create index concurrently booking_messages_stashpoint on booking_messages (stashpoint_id);
drop index concurrently if exists booking_pictures_stashpoint;
create index concurrently booking_pictures_stashpoint on booking_pictures (stashpoint_id);
drop index concurrently if exists counter_tasks_at;
create index concurrently counter_tasks_at on counter_tasks (stashpoint_id);
drop index concurrently if exists staff_refunds_stashpoint;
create index concurrently staff_refunds_stashpoint on staff_refunds (stashpoint_id) where stashpoint_id is not null;

-- … and accounts that payouts no longer go to.
drop index concurrently if exists payouts_account;
create index concurrently payouts_account on payouts (account_id) where account_id is not null;
drop index concurrently if exists account_changes_account;
create index concurrently account_changes_account on account_changes (account_id);
drop index concurrently if exists account_changes_replaced;
create index concurrently account_changes_replaced on account_changes (replaced_account_id)
  where replaced_account_id is not null;
drop index concurrently if exists account_changes_replaced_by;
create index concurrently account_changes_replaced_by on account_changes (replaced_by) where replaced_by is not null;
