import { words as common } from './common.ts';
import { words as costs } from './costs.ts';
import { words as forms } from './forms.ts';
import { words as guide } from './guide.ts';
import { words as home } from './home.ts';
import { words as places } from './places.ts';
import { words as search } from './search.ts';
import { words as stashpoint } from './stashpoint.ts';

export { phrases } from '@cubby/api/phrases/en';

/** The texts shared by all screens, and those of the pages that most visits consist of, load with the language. */
export const words = { ...common, ...costs, ...forms, ...guide, ...home, ...places, ...search, ...stashpoint };
/** The other parts load when a screen names them. */
export const parts = import.meta.glob([
  './*.ts',
  '!./index.ts',
  '!./common.ts',
  '!./costs.ts',
  '!./forms.ts',
  '!./guide.ts',
  '!./home.ts',
  '!./places.ts',
  '!./search.ts',
  '!./stashpoint.ts',
]);
