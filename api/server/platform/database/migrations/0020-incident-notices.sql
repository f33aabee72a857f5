-- The kind of notification about incidents is called what they are called.

alter table hosts drop constraint hosts_notice_kinds_check;
update hosts set notice_kinds = array_replace(notice_kinds, 'reports', 'incidents');
alter table hosts
  alter column notice_kinds set default '{bookings,incidents,money}',
  add check (notice_kinds <@ '{bookings,incidents,money}'::text[]);

alter table host_notification_emails drop constraint host_notification_emails_kinds_check;
update host_notification_emails set kinds = array_replace(kinds, 'reports', 'incidents');
alter table host_notification_emails
  alter column kinds set default '{bookings,incidents,money}',
  add check (cardinality(kinds) > 0 and kinds <@ '{bookings,incidents,money}'::text[]);

-- The log too, so that a choice can still be undone.
update changes_log set
  before = replace(before::text, '"reports"', '"incidents"')::jsonb,
  after = replace(after::text, '"reports"', '"incidents"')::jsonb
where entity = 'host' and coalesce(after, before) ?| '{notice_kinds,kinds}';
