-- The answers to calls that came with an `Idempotency-Key`, for a day. The id is a hash of the endpoint, its caller and
-- their key; the answer is sealed, and null while the call runs.
create table idempotent_answers (
  id text primary key,
  request_hash text not null,
  started timestamptz not null default clock_timestamp(),
  answer text
);
create index idempotent_answers_started on idempotent_answers (started);
