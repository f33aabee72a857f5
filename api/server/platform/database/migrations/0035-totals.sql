-- Counts of the whole network, kept by difference: counting a million places for every save would take a second. A write
-- only adds rows, so that two writes in one city never wait for each other; a total is the sum of its rows, and a job
-- adds up the old ones.

-- What the bookable stashpoints of a city, and those at a landmark, add to its page. A row for each set of prices, so
-- that the lowest are known whichever stashpoint goes.
create table place_totals (
  place_id text not null,
  currency_code text not null,
  first_day_cost int not null,
  extra_day_cost int not null,
  one_bag_total int not null,
  stashpoints int not null,
  bookings bigint not null,
  reviews bigint not null,
  -- The reviews of those that have a rating, and their stars.
  rated_reviews bigint not null,
  stars numeric not null,
  added_up boolean not null default false,
  written timestamptz not null default clock_timestamp()
);

create function note_place_totals() returns trigger language plpgsql as $$
begin
  execute 'insert into place_totals (place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total,
      stashpoints, bookings, reviews, rated_reviews, stars)
    select place, currency_code, first_day_cost, extra_day_cost, one_bag_total,
      sum(n), sum(n * booking_count), sum(n * review_count),
      coalesce(sum(n * review_count) filter (where rating is not null), 0), coalesce(sum(n * review_count * rating::numeric), 0)
    from (' || case tg_op
      when 'INSERT' then 'select 1 as n, * from added'
      when 'DELETE' then 'select -1 as n, * from removed'
      else 'select 1 as n, * from added union all select -1, * from removed'
    end || ') s, lateral (values (city_id), (landmark_id)) as within(place)
    where status = ''approved'' and active and place is not null
    group by place, currency_code, first_day_cost, extra_day_cost, one_bag_total
    having sum(n) <> 0 or sum(n * booking_count) <> 0 or sum(n * review_count) <> 0
      or sum(n * review_count * rating::numeric) <> 0';
  return null;
end $$;

create trigger add_totals after insert on stashpoints
  referencing new table as added for each statement execute function note_place_totals();
create trigger change_totals after update on stashpoints
  referencing old table as removed new table as added for each statement execute function note_place_totals();
create trigger remove_totals after delete on stashpoints
  referencing old table as removed for each statement execute function note_place_totals();

insert into place_totals (place_id, currency_code, first_day_cost, extra_day_cost, one_bag_total,
    stashpoints, bookings, reviews, rated_reviews, stars, added_up)
  select place, currency_code, first_day_cost, extra_day_cost, one_bag_total, count(*), sum(booking_count),
    sum(review_count), coalesce(sum(review_count) filter (where rating is not null), 0),
    coalesce(sum(review_count * rating::numeric), 0), true
  from stashpoints, lateral (values (city_id), (landmark_id)) as within(place)
  where status = 'approved' and active and place is not null
  group by place, currency_code, first_day_cost, extra_day_cost, one_bag_total;

create index place_totals_place on place_totals (place_id);
create index place_totals_written on place_totals (written);
create index place_totals_apart on place_totals (written) where not added_up;

-- Visible reviews by the day (UTC) they were written and by their two ratings.
create table review_totals (
  day date not null,
  stashpoint_rating int not null,
  stasher_rating int not null,
  reviews int not null,
  added_up boolean not null default false
);

create function note_review_totals() returns trigger language plpgsql as $$
begin
  execute 'insert into review_totals (day, stashpoint_rating, stasher_rating, reviews)
    select (created at time zone ''UTC'')::date, stashpoint_rating, stasher_rating, sum(n)
    from (' || case tg_op
      when 'INSERT' then 'select 1 as n, * from added'
      when 'DELETE' then 'select -1 as n, * from removed'
      else 'select 1 as n, * from added union all select -1, * from removed'
    end || ') r
    where hidden_at is null
    group by 1, 2, 3
    having sum(n) <> 0';
  return null;
end $$;

create trigger add_totals after insert on reviews
  referencing new table as added for each statement execute function note_review_totals();
create trigger change_totals after update on reviews
  referencing old table as removed new table as added for each statement execute function note_review_totals();
create trigger remove_totals after delete on reviews
  referencing old table as removed for each statement execute function note_review_totals();

insert into review_totals (day, stashpoint_rating, stasher_rating, reviews, added_up)
  select (created at time zone 'UTC')::date, stashpoint_rating, stasher_rating, count(*), true
  from reviews where hidden_at is null group by 1, 2, 3;

create index review_totals_apart on review_totals (day) where not added_up;
