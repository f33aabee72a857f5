-- Outside a transaction: stashpoints are in use.

drop index if exists stashpoints_typed_postcode;
-- The postcode of a place as people type it: letters and digits, in capitals.
create index concurrently stashpoints_typed_postcode
  on stashpoints ((upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) collate "C")) where status = 'approved';
