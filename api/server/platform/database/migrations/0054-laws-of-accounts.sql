-- Outside a transaction: one busy table is locked at a time.
-- Laws of accounts and places. As in 0051 they are for new rows.
-- Contract: release 0.0.0 no longer uses users.users_email_spelling, users.users_scopes, users.users_lengths.
-- Contract: release 0.0.0 no longer uses bookings.bookings_lengths, places.places_position, areas.areas_position.
-- Contract: release 0.0.0 no longer uses stashpoints.stashpoints_position, stashpoints.stashpoints_fees.
-- Contract: release 0.0.0 no longer uses stashpoints.stashpoints_lengths, tokens_role, tokens_role_of_user.

alter table users
  -- `normaliseEmail` (api/contract/rules/fields.ts). With it, the unique index of addresses is one of mailboxes.
  drop constraint if exists users_email_spelling,
  add constraint users_email_spelling check (email = lower(btrim(email))) not valid,
  drop constraint if exists users_scopes,
  add constraint users_scopes check (scopes is null or role = 'admin') not valid,
  drop constraint if exists users_lengths,
  add constraint users_lengths check (
    greatest(length(email), length(first_name), length(last_name), length(phone_number),
      length(secondary_phone_number)) <= 250) not valid;

-- A session that proves its owner is of a role of its own; every other one is of the role of its user.
create or replace function is_role_of(person text, session text) returns boolean language sql stable
return session in ('recovery', 'mfa_pending') or exists (select from users where id = person and role = session);
create or replace function check_session_role() returns trigger language plpgsql as $$
begin
  if exists (select from tokens t where t.id = new.id and not is_role_of(t.user_id, t.role)) then
    perform refuse('tokens_role', 'tokens', format('Session %s is not of the role of its user.', new.id));
  end if;
  return null;
end $$;
drop trigger if exists tokens_role on tokens;
create constraint trigger tokens_role after insert or update of role, user_id on tokens deferrable initially deferred
  for each row execute function check_session_role();
create or replace function check_roles_of_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from tokens t where t.user_id = new.id and not is_role_of(t.user_id, t.role)) then
    perform refuse('tokens_role', 'users', format('User %s has sessions of another role.', new.id));
  end if;
  return null;
end $$;
drop trigger if exists tokens_role_of_user on users;
create constraint trigger tokens_role_of_user after update of role on users deferrable initially deferred
  for each row when (new.role <> old.role) execute function check_roles_of_sessions();

alter table bookings
  drop constraint if exists bookings_lengths,
  add constraint bookings_lengths check (
  greatest(length(email), length(first_name), length(last_name), length(phone_number)) <= 250) not valid;

alter table stashpoints
  drop constraint if exists stashpoints_position,
  add constraint stashpoints_position check (lat between -90 and 90 and lng between -180 and 180) not valid,
  drop constraint if exists stashpoints_fees,
  add constraint stashpoints_fees check (
    least(booking_fee, guarantee_fee, tree_price, first_day_commission, extra_day_commission) >= 0
    and greatest(first_day_cost, extra_day_cost, booking_fee, guarantee_fee, tree_price, first_day_commission,
      extra_day_commission) <= 9999999) not valid,
  drop constraint if exists stashpoints_lengths,
  add constraint stashpoints_lengths check (
    greatest(length(name), length(business_name), length(location_name), length(address)) <= 250
    and length(description) <= 4000 and length(postal_code) <= 20) not valid;
alter table places
  drop constraint if exists places_position,
  add constraint places_position check (lat between -90 and 90 and lng between -180 and 180) not valid;
alter table areas
  drop constraint if exists areas_position,
  add constraint areas_position check (lat between -90 and 90 and lng between -180 and 180) not valid;
