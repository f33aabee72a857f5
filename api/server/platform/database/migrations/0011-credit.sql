-- Credit is no account of its own: refunds put it on a traveller's bookings, holds and charges take it off them.

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'charge', 'charge_credit', 'refund_card', 'refund_credit',
  'host_share', 'platform_fee', 'guarantee', 'trees', 'payout'));
create index ledger_credit on ledger_entries (booking_id) where kind in ('charge_credit', 'refund_credit');

-- What of the total its traveller's credit covers: reserved while held, charged with the confirmation.
alter table bookings add column credit_amount int not null default 0 check (credit_amount >= 0);
create index bookings_credit_holds on bookings (user_id) where state = 'held' and credit_amount > 0;

-- What a person may spend of a currency: all refunded as credit, less what was spent, less what live holds reserve.
-- `ignored` is a hold left out of the count.
create function credit_balance(person text, currency text, ignored text, asof timestamptz)
returns int language sql stable as $$
  select (
    coalesce((
      select -sum(l.amount) from bookings b join ledger_entries l on l.booking_id = b.id
      where b.user_id = person and l.kind in ('charge_credit', 'refund_credit') and l.currency_code = currency
    ), 0) - coalesce((
      select sum(b.credit_amount) from bookings b
      where b.user_id = person and b.currency_code = currency and b.state = 'held' and b.credit_amount > 0
        and b.hold_expires_at > asof and b.id is distinct from ignored
    ), 0)
  )::int
$$;

-- Reserves credit in the statement that writes a hold: as much as there is of what is wanted. The person stays
-- locked until the transaction ends, so that two holds at once never reserve the same credit.
create function reserve_credit(person text, currency text, wanted int, asof timestamptz)
returns int language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  -- A statement of its own: its snapshot is taken after the lock.
  return greatest(0, least(wanted, credit_balance(person, currency, null, asof)));
end $$;

-- Whether the credit a hold has reserved may be charged: once more under the lock, because a hold that has expired
-- reserves nothing any more.
create function may_charge_credit(hold text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  b bookings;
begin
  select * into b from bookings where id = hold;
  perform 1 from users where id = b.user_id for no key update;
  return credit_balance(b.user_id, b.currency_code, hold, asof) >= b.credit_amount;
end $$;
