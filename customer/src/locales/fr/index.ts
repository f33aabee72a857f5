import { words as common } from './common.ts';
import { words as forms } from './forms.ts';

/** The texts shared by all screens load with the language; the other parts when a screen names them. */
export const words = { ...common, ...forms };
export const parts = import.meta.glob(['./*.ts', '!./common.ts', '!./forms.ts', '!./index.ts']);
