import { describe, expect, it } from 'vitest';
import type { Translations } from '../../../../../contract/vocabulary/words.ts';
import { placeRows } from '../../../../../demo/network/place-rows.ts';
import { REAL_QUERIES } from './all-queries.ts';

describe('the table of real queries', () => {
  it('names places the demo has, and no query twice in a language', () => {
    const routes = new Set(placeRows().map(({ translations }) => (translations as Translations).english?.route));
    expect(REAL_QUERIES.filter(([, , route]) => !routes.has(route))).toEqual([]);
    const asked = REAL_QUERIES.map(([typed, language]) => `${language} ${typed}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  it('holds more than three hundred', () => expect(REAL_QUERIES.length).toBeGreaterThan(300));
});
