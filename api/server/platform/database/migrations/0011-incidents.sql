-- What went wrong: reports, claims, and the pictures that show it.

-- Reports by travellers of a place that failed them: closed, bags refused, or bags locked in. A report comes with its
-- evidence, and the host answers before it counts against the place. Staff work on it as a case: one of them has it, they
-- leave notes, and a decision may refund the traveller.
create table incidents (
  id text primary key,
  booking_id text not null references bookings (id) on delete restrict,
  -- The place it happened at; the booking may move away from it.
  stashpoint_id text not null references stashpoints (id),
  kind text not null check (kind in ('closed', 'refused', 'closed_at_pickup', 'claim')),
  text text,
  created timestamptz not null,
  -- Metres from the traveller's phone to the place's pin, and the accuracy of the phone. The position itself is not
  -- kept.
  distance_m integer,
  accuracy_m integer,
  -- By the hours and closures of that moment; both may be changed later.
  was_open boolean,
  closure_stood boolean,

  answer_by timestamptz,
  answer text check (answer in ('agrees', 'disputes', 'on_the_way', 'open_now', 'statement')),
  answer_text text,
  answered_at timestamptz,
  arrives_at timestamptz,
  verdict text check (verdict in ('upheld', 'dismissed')),
  verdict_text text,
  decided_at timestamptz,
  decided_by text references users (id),
  -- The key of the request that decided it: repeating that request has no effect.
  decision_key text,
  -- The member of staff who has the case.
  assignee_id text references users (id),
  -- What goes back to the card once the report is proven, minor units. An account has it as credit until then.
  withheld int not null default 0 check (withheld >= 0),
  -- The traveller asked for credit, so that it stays credit.
  keeps_credit boolean not null default false,
  -- One of too many by the same person or card: it changes nothing until a person has looked at it.
  reviewed_first boolean not null default false,
  -- Since when it counts against the place; null while it does not.
  counts_since timestamptz,

  -- The host's deadline where bags are locked in, and when staff were told that it had passed.
  respond_by timestamptz,
  escalated_at timestamptz,
  resolved_at timestamptz,
  resolution text check (resolution in ('rebooked', 'cancelled', 'collected', 'settled')),
  check ((resolved_at is null) = (resolution is null)),
  constraint incidents_claim_check check (kind <> 'claim' or (counts_since is null and verdict is null))
);
create index incidents_booking on incidents (booking_id, created desc);
create index incidents_stashpoint on incidents (stashpoint_id, created desc);
create index incidents_created on incidents (created, id);
-- Reporting the same twice is one report: of two at once, one is written.
create unique index incidents_open on incidents (booking_id, stashpoint_id, kind) where resolved_at is null;
create index incidents_unanswered on incidents (respond_by) where resolved_at is null and escalated_at is null;
create index incidents_unanswered_reports on incidents (answer_by)
  where answer is null and verdict is null and counts_since is null and kind <> 'claim';
create index incidents_counted on incidents (stashpoint_id, created) where counts_since is not null;
create index incidents_assignee on incidents (assignee_id, created) where assignee_id is not null;
create trigger incident_at_counter after insert or update on incidents
  for each row execute function note_row_at_counter();

-- Notes of staff among themselves; neither hosts nor travellers see them.
create table incident_notes (
  id text primary key,
  incident_id text not null references incidents (id) on delete cascade,
  author_id text not null references users (id),
  text text not null,
  created timestamptz not null
);
create index incident_notes_incident on incident_notes (incident_id, created);
create index incident_notes_author on incident_notes (author_id, created);

-- Replies of staff to the traveller and the host of a report.
create table incident_replies (
  id text primary key,
  incident_id text not null references incidents (id) on delete cascade,
  kind text not null check (
    kind in (
      'traveller_reviewing', 'traveller_question', 'traveller_outcome', 'host_reviewing', 'host_question',
      'host_reminder'
    )
  ),
  -- Staff's own words in the template.
  text text,
  author_id text not null references users (id),
  idempotency_key text unique,
  created timestamptz not null
);
create index incident_replies_incident on incident_replies (incident_id, created);
create index incident_replies_author on incident_replies (author_id, created);

-- Pictures of a bag at the counter, of a closed door, of a host's proof. Only the people the booking concerns may see
-- them, so they are stored in the database: in its backups, in its transactions, and available to each of its servers.
create table booking_pictures (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  -- The place it was taken at, or is about; the booking may move away from it.
  stashpoint_id text not null references stashpoints (id),
  incident_id text references incidents (id) on delete cascade,
  purpose text not null check (purpose in ('bag', 'report', 'answer')),
  bag_number integer check (bag_number > 0),
  -- WebP.
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created timestamptz not null,
  -- Null for the holder of a pass, who has not signed in.
  taken_by text references users (id)
);
create index booking_pictures_booking on booking_pictures (booking_id, created);
create index booking_pictures_incident on booking_pictures (incident_id) where incident_id is not null;
create index booking_pictures_stashpoint on booking_pictures (stashpoint_id);
create index booking_pictures_taken_by on booking_pictures (taken_by) where taken_by is not null;

-- What is accepted of a claim is an amount for each item, of no more than its value.
create function is_within_items(accepted int[], items jsonb) returns boolean language sql immutable parallel safe
return cardinality(accepted) = jsonb_array_length(items) and not exists (
  select from unnest(accepted) with ordinality as a (amount, position)
  where amount is null or amount not between 0 and (items -> (position - 1)::int ->> 'value')::int);

-- Claims for bags that were lost, damaged or stolen. A claim is a case of its own kind, beside the reports of a place; it
-- never counts against the place.
create table claims (
  id text primary key references incidents (id) on delete restrict,
  booking_id text not null references bookings (id) on delete restrict,
  currency_code text not null references currencies,
  cause text not null check (cause in ('lost', 'damaged', 'stolen', 'contents_missing')),
  -- Numbers of the bags it is about.
  bags integer[] not null,
  -- What is claimed, each with its bag, value and age.
  items jsonb not null,
  police_reference text,
  state text not null default 'open' check (state in ('open', 'needs_more', 'to_confirm', 'accepted', 'refused')),
  -- What is paid for each item, minor units, and who bears it; null until it is accepted.
  accepted integer[],
  borne_by text check (borne_by in ('guarantee', 'host', 'platform')),
  -- Whether the price of the stay is refunded, too.
  refunds_stay boolean not null default false,
  -- Staff's words to the traveller with the last decision.
  decision_text text,
  decided_by text references users (id),
  decided_at timestamptz,
  -- The second person, above a sum.
  confirmed_by text references users (id),
  confirmed_at timestamptz,
  idempotency_key text unique,
  version integer not null default 1,
  check (confirmed_by <> decided_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (state not in ('to_confirm', 'accepted') or (accepted is not null and borne_by is not null)),
  constraint claims_bags check (0 < all (bags)),
  constraint claims_accepted check (accepted is null or is_within_items(accepted, items))
);
create index claims_booking on claims (booking_id);

-- Photos and receipts, private as the pictures of a booking are. The hash stays when a file is erased: it shows a photo
-- that is used again.
create table claim_files (
  id text primary key,
  claim_id text not null references claims (id) on delete cascade,
  purpose text not null check (purpose in ('photo', 'receipt', 'police_report')),
  -- WebP; null once erased.
  bytes bytea,
  hash text not null,
  width integer not null,
  height integer not null,
  created timestamptz not null
);
create index claim_files_claim on claim_files (claim_id, created);
create index claim_files_hash on claim_files (hash);

create table claim_steps (
  id bigint generated always as identity primary key,
  claim_id text not null references claims (id) on delete restrict,
  kind text not null check (
    kind in ('sent', 'changed', 'more_needed', 'to_confirm', 'accepted', 'refused', 'account_given')
  ),
  text text,
  actor_id text references users (id),
  created timestamptz not null
);
create index claim_steps_claim on claim_steps (claim_id, id);
create trigger claim_steps_truncate before truncate on claim_steps execute function refuse_change();

-- What an item is still worth, as staff see it: percent of its price in its first year, its second, and so on. The last
-- number holds for all later years.
create table depreciations (
  kind text primary key check (kind in ('bag', 'clothing', 'electronics', 'cosmetics', 'sports', 'other')),
  kept integer[] not null check (cardinality(kept) between 1 and 10 and 0 <= all (kept) and 100 >= all (kept)),
  version integer not null default 1
);
insert into depreciations (kind, kept) values
  ('bag', '{90,80,70,60,50,40}'),
  ('clothing', '{80,60,40,25}'),
  ('electronics', '{85,65,50,35,20}'),
  ('cosmetics', '{50}'),
  ('sports', '{90,75,60,50,40}'),
  ('other', '{85,70,55,40}');
