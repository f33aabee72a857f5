-- A place's answer to a review, one a review; it is hidden with it.
alter table reviews
  add column answer text,
  -- As it was detected, for whoever reads it aloud.
  add column answer_language text,
  add column answered_at timestamptz,
  add column answered_by text references users (id),
  -- When the traveller was told: once, however often it is changed.
  add column answer_told_at timestamptz,
  -- Why staff took an answer off, for the host to read.
  add column answer_removed_reason text;
create index reviews_unanswered on reviews (stashpoint_id, created desc) where answer is null and hidden_at is null;

create trigger note_answer after update of answer on reviews
  for each statement execute function note_catalogue_change();
