-- Kinds of mail that somebody has switched off, by address: most travellers have no account.
create table mail_choices (
  email text not null,
  kind text not null,
  created timestamptz not null default now(),
  primary key (email, kind)
);

-- Whoever takes another address keeps what they have switched off; whoever deletes their account takes it along.
create function move_mail_choices() returns trigger language plpgsql as $$
begin
  if new.email is not null then
    insert into mail_choices (email, kind, created)
      select new.email, kind, created from mail_choices where email = old.email
      on conflict do nothing;
  end if;
  delete from mail_choices where email = old.email;
  return null;
end
$$;
create trigger users_move_mail_choices after update of email on users
  for each row when (old.email is distinct from new.email) execute function move_mail_choices();

-- What a traveller was told ahead of time. `about` is the moment that was told of, so that a stay that has moved is told of anew.
create table stay_reminders (
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null,
  about timestamptz not null,
  created timestamptz not null,
  primary key (booking_id, kind, about)
);

-- What is due within the hour is looked for every minute.
create index bookings_expected on bookings (dropoff) where state = 'confirmed';
create index bookings_inside on bookings (pickup) where state = 'checked_in';
