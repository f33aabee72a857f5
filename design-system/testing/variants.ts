import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/** The key under which a variant is passed to its browser; Storybook's addon reads it as the globals of all stories. */
export const VARIANT_KEY = 'storybook/test-initial-globals';

/** The key under which a story's test gets the name of its variant. */
export const VARIANT_NAME = 'cubby/variant';

declare module 'vitest' {
  interface ProvidedContext {
    [VARIANT_KEY]: Surroundings & { viewport: { value: string } };
    [VARIANT_NAME]: string;
  }
}

/**
 * Stories are tested in these variants: together they cover each mode, a long language, each width, large text and both directions. A
 * component's first state and those that are about wrapping are tested in all of them, every other state on the dark
 * phone, which is the most demanding. `npm run endure -- storybook` shows every story in both modes and all languages.
 */
export const VARIANTS: Record<string, Variant> = {
  'stories, wide': {
    language: 'en',
    mode: 'light',
    contrast: 'usual',
    motion: 'full',
    text: '100%',
    direction: 'ltr',
    viewport: 'laptop',
  },
  'stories, dark phone': {
    language: 'de',
    mode: 'dark',
    contrast: 'usual',
    motion: 'reduced',
    text: '100%',
    direction: 'ltr',
    viewport: 'smallPhone',
  },
  'stories, large text, mirrored': {
    language: 'de',
    mode: 'light',
    contrast: 'usual',
    motion: 'full',
    text: '200%',
    direction: 'rtl',
    viewport: 'phone',
  },
};

/** The variant in which every story is tested. */
const HARDEST = 'stories, dark phone';
/** Tells if a variant is the one in which every story is tested. */
export function isHardest(variant: string): boolean {
  return variant === HARDEST;
}

/** Names of the stories that are tested in all variants. */
const EVERYWHERE = ['Default', 'LongText', 'Narrow', 'Wide', 'Page'];

/** Components that tell something by a fill: their stories are looked at where the system sets all colours, too. */
const TOLD_BY_FILL = [
  'Alert',
  'BookingPass',
  'Button',
  'Chip',
  'DateField',
  'DayBars',
  'Dialog',
  'FeatureBadge',
  'FreeByHour',
  'MapMarker',
  'Mark',
  'Menu',
  'Meter',
  'Pagination',
  'RatingBars',
  'RoomByHour',
  'SearchCard',
  'ShareBar',
  'Tabs',
  'WeekHeat',
];

/** Tells if a component's stories are looked at in forced colours: once, and in the variant in which all are shown. */
export function isSeenInForcedColours(variant: string, component: string): boolean {
  return isHardest(variant) && TOLD_BY_FILL.includes(component);
}

/**
 * States of pages that `npm run endure -- storybook` checks alone: their parts are tested as components, or by the
 * pages' own tests.
 */
const ON_DEMAND = [
  ...['Loading', 'Empty', 'Failed', 'LongText', 'FirstVisit', 'FewestRights', 'Unknown', 'Bare', 'Full', 'Expired'],
  ...['PlaceFull', 'WithAStay', 'AsksIfLeft', 'MoreAsked', 'Refused', 'Draft', 'List'],
];

/** The files of whole pages of the sites. */
export const PAGES = '{customer,backoffice}/src/**/*.stories.tsx';

/** Tells whether a story is one of a whole page, by its file. */
export function isPage(file: string): boolean {
  return /(^|\/)(customer|backoffice)\/src\//.test(file);
}

/**
 * Tells if a story is tested in a variant. The story is named as its export is, or as Storybook writes that. A page
 * takes five times as long as a component, so it is tested once.
 */
export function isTestedIn(variant: string, story: string, file: string): boolean {
  const name = story.replaceAll(' ', '');
  if (isPage(file)) return isHardest(variant) && !ON_DEMAND.includes(name);
  return isHardest(variant) || EVERYWHERE.includes(name);
}
