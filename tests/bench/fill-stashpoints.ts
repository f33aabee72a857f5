/** Syllables for names of cities, so that they share beginnings and resemble each other as real ones do. */
const SYLLABLES = (
  'ber lin san mar ton ville ham burg por to val en cia mon te ra do ri no bel fas gra na da kel mo wick ' +
  'shire stan ford nor wes sund ost al ba ro li ma pa ne go cor sa lo ve tri es por nan tes lu beck dres den'
).split(' ');

/** Names of landmarks in some languages, with a city's name. */
const LANDMARKS = [
  ['station', '% central station|% hauptbahnhof|% hbf|gare centrale de %|estacion central de %|stazione centrale di %'],
  ['airport', '% airport|flughafen %|aeroport de %|aeropuerto de %|aeroporto di %'],
  ['sight', '% cathedral|dom von %|cathedrale de %|catedral de %|duomo di %'],
  ['quarter', '% old town|altstadt %|vieille ville de %|casco antiguo de %|citta vecchia di %'],
  ['station', '% north|% nord|% norte'],
  ['station', '% east|% ost|% est|% este'],
  ['sight', '% castle|schloss %|chateau de %|castillo de %|castello di %'],
  ['quarter', '% market|markt %|marche de %|mercado de %|mercato di %'],
  ['sight', '% bridge|brucke %|pont de %|puente de %|ponte di %'],
] as const;

/**
 * Returns the SQL for many places to search by name: a hundred countries, their cities, and nine landmarks in each. It
 * uses row numbers, so that every run is the same. The two thousand with the highest weight are the most searched.
 */
export function stashpointsSql(count: number): string {
  const cities = Math.round(count / 10);
  const syllables = `array[${SYLLABLES.map((each) => `'${each}'`).join(',')}]`;
  const syllable = (seed: string) => `(${syllables})[1 + (${seed}) % ${SYLLABLES.length}]`;
  const kinds = LANDMARKS.map(([kind, forms], index) => `(${index}, '${kind}', '${forms}')`).join(', ');
  return `
    insert into places (id, type, code, slug, name, lat, lng, currency_code, translations, search_text, routes, picture)
      select 'find-country-' || n, 'country', 'GB', 'land-' || n, 'Land ' || n, 0, 0, 'GBP',
        jsonb_build_object('english', jsonb_build_object('name', 'Land ' || n, 'slug', 'land-' || n, 'route', 'land-' || n)),
        '|land ' || n, array['land-' || n], ''
      from generate_series(1, 100) n;
    create temporary table named as
      select i, ${syllable('i * 7 + i / 13')} || ${syllable('i * 31 + i / 7')} || case when i % 3 = 0 then ${syllable('i / 50')} else '' end as name,
        'land-' || (1 + i % 100) as country
      from generate_series(1, ${cities}) i;
    insert into places (id, parent_id, type, slug, name, lat, lng, timezone, currency_code, translations, search_text, routes, picture, weight)
      select 'find-city-' || i, 'find-country-' || (1 + i % 100), 'city', name || '-' || i, initcap(name), i % 80, i % 170, 'Europe/London', 'GBP',
        jsonb_build_object('english', jsonb_build_object('name', initcap(name), 'slug', name || '-' || i, 'route', country || '/' || name || '-' || i)),
        '|' || name || '|' || name || 'o|' || left(name, 3) || i, array[country || '/' || name || '-' || i], '', (i * 7919) % 10007
      from named;
    insert into places (id, parent_id, type, kind, slug, name, lat, lng, timezone, currency_code, translations, search_text, routes, picture, weight)
      select 'find-' || k.n || '-' || i, 'find-city-' || i, 'landmark', k.kind, k.kind || k.n, initcap(replace(split_part(k.forms, '|', 1), '%', name)),
        i % 80, i % 170, 'Europe/London', 'GBP',
        jsonb_build_object('english', jsonb_build_object('name', initcap(replace(split_part(k.forms, '|', 1), '%', name)), 'slug', k.kind || k.n,
          'route', country || '/' || name || '-' || i || '/' || k.kind || k.n)),
        '|' || replace(k.forms, '%', name), array[country || '/' || name || '-' || i || '/' || k.kind || k.n], '', (i * 104729 + k.n) % 9973
      from named, (values ${kinds}) as k(n, kind, forms);
    drop table named;
    update place_search set popular = place_id in (select id from places order by weight desc limit 2000);
    update place_terms set popular = true where place_id in (select place_id from place_search where popular);`;
}
