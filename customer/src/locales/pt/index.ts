import type { Texts } from '../../lib/i18n/words.ts';

/** What every screen says comes with the language; the other parts when a screen names them. */
export { words } from './common.ts';
export const parts = import.meta.glob<{ words: Texts }>(['./*.ts', '!./common.ts', '!./index.ts']);
