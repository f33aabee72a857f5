-- Reviews are counted and listed by star, by language and by whether they say something.
create index reviews_rating on reviews (stashpoint_rating, created desc);
create index reviews_language on reviews (language, created desc);
create index reviews_city_rating on reviews (city_id, stashpoint_rating);
create index reviews_stashpoint_rating on reviews (stashpoint_id, stashpoint_rating);
create index reviews_with_text on reviews (created desc) where stashpoint_review is not null;

-- When its traveller was asked for a review: nobody is asked twice.
alter table bookings add column review_asked_at timestamptz;
create index bookings_unasked on bookings (pickup)
  where review_asked_at is null and state in ('confirmed', 'checked_in', 'checked_out');
