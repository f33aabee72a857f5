import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/** Every story is tested in each of these: together they hold each mode, a long language, each width and large text. */
export const VARIANTS: Record<string, Variant> = {
  'stories, wide': { language: 'en', mode: 'light', motion: 'full', text: '100%', viewport: 'laptop' },
  'stories, dark phone': { language: 'de', mode: 'dark', motion: 'reduced', text: '100%', viewport: 'smallPhone' },
  'stories, large text': { language: 'de', mode: 'light', motion: 'full', text: '200%', viewport: 'phone' },
};
