-- A locker bank of a partner, by the partner's own name for it.
alter table stashpoints add column partner_ref text;

create unique index on stashpoints (storage_type, partner_ref) where partner_ref is not null;
