-- Which mails about a host's places go to which address; an address that chooses nothing is deleted instead.
alter table host_notification_emails
  add column kinds text[] not null default '{bookings,reports,money}'
  check (cardinality(kinds) > 0 and kinds <@ '{bookings,reports,money}'::text[]);

-- What the host's own address gets. What no other address gets comes here in any case.
alter table hosts
  add column notice_kinds text[] not null default '{bookings,reports,money}'
  check (notice_kinds <@ '{bookings,reports,money}'::text[]);
