-- What one bag costs in all for a day, in the first space it would get: the price behind every "from".
alter table stashpoints add column one_bag_total int generated always as (
  coalesce((size_pricing -> (case
      when capacity_standard > 0 then 'standard'
      when capacity_small > 0 then 'small'
      when capacity_medium > 0 then 'medium'
      else 'large'
    end) ->> 'first_day_cost')::int, first_day_cost)
  + booking_fee + guarantee_fee) stored;
