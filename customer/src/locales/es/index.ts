/** Texts of every screen come with the language; the other parts when a screen names them. */
export { words } from './common.ts';
export const parts = import.meta.glob(['./*.ts', '!./common.ts', '!./index.ts']);
