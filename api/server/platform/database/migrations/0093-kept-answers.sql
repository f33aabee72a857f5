-- The last good answer of a content service to each question, for when it is slow or away, and after a restart.
create table kept_answers (
  address text primary key,
  body jsonb not null,
  total int not null,
  read_at timestamptz not null
);
