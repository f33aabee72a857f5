alter table disputes add column evidence_sent_at timestamptz;
