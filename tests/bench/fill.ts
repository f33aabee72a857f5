import pg from 'pg';

/** The token of a member of staff in the benchmark's world. */
export const STAFF_TOKEN = 'a-token-of-the-bench';

/** The number of guests who book: a guest who repeats a request would only get their existing hold back. */
const GUESTS = 100;
const GUEST_TOKEN = 'a-guest-of-the-bench-';
export const GUEST_TOKENS = Array.from({ length: GUESTS }, (_, index) => `${GUEST_TOKEN}${index + 1}`);

/** Cities of the demo network, around which the benchmark's places are scattered. */
export const CITIES: readonly [lat: number, lng: number, zone: string][] = [
  [51.5074, -0.1278, 'Europe/London'],
  [52.52, 13.405, 'Europe/Berlin'],
  [48.8566, 2.3522, 'Europe/Paris'],
  [41.3874, 2.1686, 'Europe/Madrid'],
  [41.9028, 12.4964, 'Europe/Rome'],
  [38.7223, -9.1393, 'Europe/Lisbon'],
  [40.7128, -74.006, 'America/New_York'],
  [37.5665, 126.978, 'Asia/Seoul'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
  [50.0755, 14.4378, 'Europe/Prague'],
];

/**
 * Scatters places over the cities and half a degree around them, and books them at their opening hours over the next
 * sixty days. Every second place adds a traveller with an account. SQL generates them from row numbers, so that every
 * run measures the same world.
 */
export async function fill(url: string, stashpoints: number, bookings: number, more = ''): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows made from numbers may fill a place beyond its capacity.
  const rows = fillSql(stashpoints, bookings) + more;
  const room = (change: string) => `alter table bookings ${change} trigger bookings_room_made`;
  await client.query(`${room('disable')}; ${rows}; ${room('enable')}`);
  await client.query('vacuum analyze');
  await client.end();
}

function fillSql(stashpoints: number, bookings: number): string {
  const cities = CITIES.map(([lat, lng, zone], index) => `(${index}, ${lat}, ${lng}, '${zone}')`).join(', ');
  return `
    insert into users (id, role, email) values ('bench-host', 'host', 'bench-host@cubby.test');
    insert into users (id, role, email) values ('bench-staff', 'admin', 'bench-staff@cubby.test');
    insert into tokens (id, hash, user_id, role, created, expires_at)
      values ('bench', encode(sha256('${STAFF_TOKEN}'), 'hex'), 'bench-staff', 'admin', now(), now() + interval '1 day');
    insert into users (id, role) select 'bench-guest-' || g, 'guest' from generate_series(1, ${GUESTS}) g;
    insert into tokens (id, hash, user_id, role, created, expires_at)
      select 'bench-guest-' || g, encode(sha256(('${GUEST_TOKEN}' || g)::bytea), 'hex'), 'bench-guest-' || g, 'guest', now(), now() + interval '1 day'
      from generate_series(1, ${GUESTS}) g;
    insert into users (id, role, email, first_name, last_name, phone_number)
      select 'bench-traveller-' || t, 'customer', 'traveller' || t || '@mail' || t % 997 || '.test',
        (array['Ada', 'Maya', 'Jonas', 'Chen', 'Fatima', 'Oliver', 'Ines'])[1 + t % 7], 'Family' || t % 100003, '+4420' || 70000000 + t
      from generate_series(1, ${stashpoints / 2}) t;
    insert into places (id, type, code, slug, name, lat, lng, currency_code, translations, search_text, routes, picture)
      values ('bench-country', 'country', 'GB', 'bench', 'Bench', 0, 0, 'GBP',
        '{"english":{"name":"Bench","slug":"bench","route":"bench"}}', '|bench', '{bench}', 'city-london');
    insert into places (id, parent_id, type, slug, name, lat, lng, timezone, currency_code, translations, search_text, routes, picture)
      select 'bench-city-' || c.n, 'bench-country', 'city', 'city-' || c.n, 'City ' || c.n, c.lat, c.lng, c.zone, 'GBP',
        jsonb_build_object('english', jsonb_build_object('name', 'City ' || c.n, 'slug', 'city-' || c.n, 'route', 'bench/city-' || c.n)),
        '|city ' || c.n, array['bench/city-' || c.n], 'city-london'
      from (values ${cities}) as c(n, lat, lng, zone);
    insert into stashpoints (id, host_id, city_id, type, storage_type, name, business_name, location_name, address, postal_code,
        country_code, lat, lng, timezone, currency_code, first_day_cost, extra_day_cost, booking_fee, guarantee_fee,
        first_day_commission, extra_day_commission, tree_price, capacity_standard, size_pricing, opening_hours, open_week,
        photos, rating, review_count, booking_count, status)
      select lpad(to_hex(i), 12, '0'), 'bench-host', 'bench-city-' || c.n, 'shop', 'staffed', 'Owner’s Café ' || i, 'Business ' || i,
        'Quarter ' || i % 50, i || ' High Street', 'N1', 'GB',
        c.lat + ((i::bigint * 7919) % 10007 / 10007.0 - 0.5), c.lng + ((i::bigint * 104729) % 10009 / 10009.0 - 0.5), c.zone, 'GBP',
        399 + i % 300, 350, 99, 199, 200, 180, 40, 10 + i % 40, '{}',
        (select jsonb_agg(jsonb_build_object('day', d, 'open', '08:00:00', 'close', '21:00:00')) from generate_series(0, 6) d),
        (select range_agg(int4range(d * 1440 + 480, d * 1440 + 1260)) from generate_series(0, 6) d),
        array['stashpoint-1-front-shop', 'stashpoint-1-inside-shop'], 4.2 + (i % 8) / 10.0, i % 90, ${Math.ceil(bookings / stashpoints)}, 'approved'
      from generate_series(1, ${stashpoints}) i join (values ${cities}) as c(n, lat, lng, zone) on c.n = i % ${CITIES.length};
    insert into bookings (id, stashpoint_id, user_id, email, first_name, last_name, phone_number, dropoff, pickup, bag_count,
        standard, currency_code, first_day_price, extra_day_price, booking_fee, guarantee_fee, total, host_share, state, created)
      select 'B' || upper(lpad(to_hex(b), 9, '0')), lpad(to_hex(1 + b % ${stashpoints}), 12, '0'), 'bench-guest-' || 1 + b % ${GUESTS}, 'bench@cubby.test', 'B', 'B', '1',
        stay.dropoff at time zone c.zone, (stay.dropoff + interval '6 hours') at time zone c.zone,
        1, 1, 'GBP', 500, 0, 99, 199, 798, 200, 'confirmed', now()
      from generate_series(1, ${bookings}) b
        join (values ${cities}) as c(n, lat, lng, zone) on c.n = (1 + b % ${stashpoints}) % ${CITIES.length},
        lateral (select date_trunc('day', now())::timestamp + make_interval(days => 1 + b * 31 % 60, hours => 8 + b % 7) as dropoff) stay;`;
}

/** Gives one place enough capacity for all bookings, to measure the throughput of a single popular place. */
export async function widenStashpoint(url: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update stashpoints set capacity_standard = 1000000 where id = $1', [id]);
  await client.end();
}
