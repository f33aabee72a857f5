import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/** Under what name a variant is given to its browser, where Storybook's addon takes it for the globals of all stories. */
export const VARIANT_KEY = 'storybook/test-initial-globals';

/** Under what name a story's test is told which variant it is in. */
export const VARIANT_NAME = 'cubby/variant';

declare module 'vitest' {
  interface ProvidedContext {
    [VARIANT_KEY]: Surroundings & { viewport: { value: string } };
    [VARIANT_NAME]: string;
  }
}

/**
 * Stories are tested in these: together they hold each mode, a long language, each width and large text. A component's
 * first state and those that are about wrapping are shown in all of them, every other state on the dark phone, where the
 * most can go wrong. `npm run endure -- storybook` shows every story in both modes and all languages.
 */
export const VARIANTS: Record<string, Variant> = {
  'stories, wide': { language: 'en', mode: 'light', motion: 'full', text: '100%', viewport: 'laptop' },
  'stories, dark phone': { language: 'de', mode: 'dark', motion: 'reduced', text: '100%', viewport: 'smallPhone' },
  'stories, large text': { language: 'de', mode: 'light', motion: 'full', text: '200%', viewport: 'phone' },
};

/** The variant in which every story is tested. */
const HARDEST = 'stories, dark phone';
/** Names of the stories that are tested in all variants. */
const EVERYWHERE = ['Default', 'LongText', 'Narrow', 'Wide', 'Page'];

/** Whether a story is tested in a variant. The story is named as its export is, or as Storybook writes that. */
export function isTestedIn(variant: string, story: string): boolean {
  return variant === HARDEST || EVERYWHERE.includes(story.replaceAll(' ', ''));
}
