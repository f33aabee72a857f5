import { merged, type Part } from '../merge.ts';

/** All parts of this language; a new one is a file beside this. */
export const messages = merged(import.meta.glob<Part>(['./*.ts', '!./index.ts'], { eager: true }));
