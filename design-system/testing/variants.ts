import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/** Under what name a variant is given to its browser, where Storybook's addon takes it for the globals of all stories. */
export const VARIANT_KEY = 'storybook/test-initial-globals';

declare module 'vitest' {
  interface ProvidedContext {
    [VARIANT_KEY]: Surroundings & { viewport: { value: string } };
  }
}

/** Every story is tested in each of these: together they hold each mode, a long language, each width and large text. */
export const VARIANTS: Record<string, Variant> = {
  'stories, wide': { language: 'en', mode: 'light', motion: 'full', text: '100%', viewport: 'laptop' },
  'stories, dark phone': { language: 'de', mode: 'dark', motion: 'reduced', text: '100%', viewport: 'smallPhone' },
  'stories, large text': { language: 'de', mode: 'light', motion: 'full', text: '200%', viewport: 'phone' },
};
