-- What stands above the door leads. Hosts may add their name in the register: "Whitmore News (Sinclair & Co Ltd)".
alter table stashpoints
  add column door_name text generated always as (regexp_replace(business_name, ' \([^()]+\)$', '')) stored,
  add column registered_name text generated always as (substring(business_name from ' \(([^()]+)\)$')) stored;
