import { readFileSync } from 'node:fs';
import type { Position } from '../../../contract/vocabulary/words.ts';

/**
 * Positions of British postcode areas, and of districts in the middle of London, by the beginning of a postcode. Written
 * for Cubby from common knowledge, and rounded to about a kilometre.
 */
export const BRITISH_AREAS: ReadonlyMap<string, Position> = new Map(
  readFileSync(new URL('./british-areas.txt', import.meta.url), 'utf8')
    .trim()
    .split(/[|\n]/)
    .map((each) => {
      const [begins = '', at = ''] = each.split(' ');
      const [lat = 0, lng = 0] = at.split(',').map(Number);
      return [begins, { lat, lng }];
    }),
);
