-- What somebody of the staff may do; null is everything.
alter table users add column scopes text[];

-- Grows with every change by staff, so that a form that was opened before it is refused.
alter table users add column version int not null default 1;
alter table hosts add column version int not null default 1;
alter table places add column version int not null default 1;
alter table coupons add column version int not null default 1;
alter table currencies add column version int not null default 1;
alter table reviews add column version int not null default 1;
alter table seo_contents add column version int not null default 1;

create index changes_log_created on changes_log (id desc);
