import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../../../contract/vocabulary/words.ts';

/**
 * Positions of British postcode areas, and of districts in the middle of London, by the beginning of a postcode. Written
 * for Cubby from common knowledge, and rounded to about a kilometre.
 */
export const BRITISH_AREAS: ReadonlyMap<string, Position> = new Map(
  readFileSync(join(import.meta.dirname, 'british-areas.txt'), 'utf8')
    .trim()
    .split(/[|\n]/)
    .map((each) => {
      const [begins = '', at = ''] = each.split(' ');
      const [lat = 0, lng = 0] = at.split(',').map(Number);
      return [begins, { lat, lng }];
    }),
);
