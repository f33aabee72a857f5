-- When a booking was confirmed: from then on it concerns its host, also where it was cancelled later.
alter table bookings add column confirmed_at timestamptz;
update bookings b set confirmed_at = coalesce(
    (select min(l.created) from ledger_entries l where l.booking_id = b.id),
    case when b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show') then b.created end)
  where b.changes_booking_id is null and b.state not in ('held', 'expired');
