import { LANGUAGES, type Language } from '../../design-system/testing/languages/languages.ts';
import { VIEWPORTS } from '../../design-system/testing/surroundings.ts';

/** Surroundings in which stories are compared. */
export interface Variant {
  language: Language;
  mode: 'light' | 'dark';
  viewport: keyof typeof VIEWPORTS;
}

/** Each story as Storybook shows it first, and in the surroundings in which most goes wrong. */
const USUAL: Variant[] = [
  { language: 'en', mode: 'light', viewport: 'desk' },
  { language: 'de', mode: 'dark', viewport: 'phone' },
];

const EVERY: Variant[] = (['desk', 'phone'] as const).flatMap((viewport) =>
  (['light', 'dark'] as const).flatMap((mode) => LANGUAGES.map((language) => ({ language, mode, viewport }))),
);

export const VARIANTS = { usual: USUAL, all: EVERY };

export function nameOf({ language, mode, viewport }: Variant): string {
  return `${language}, ${mode}, ${VIEWPORTS[viewport].name}`;
}

/** Returns the part of a picture's file name that tells its variant. */
export function slugOf({ language, mode, viewport }: Variant): string {
  return `${language}-${mode}-${viewport}`;
}
