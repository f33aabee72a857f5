import type { Checks } from './checks/index.ts';
import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/**
 * Stories are tested in these variants: together they cover each mode, a long language, each width, large text and both directions. A
 * component's first state and those that are about wrapping are tested in all of them, every other state on the dark
 * phone, which is the most demanding. `npm run endure -- storybook` shows every story in both modes and all languages.
 */
export const VARIANTS: Record<string, Variant> = {
  wide: {
    language: 'en',
    mode: 'light',
    contrast: 'usual',
    motion: 'full',
    text: '100',
    direction: 'ltr',
    viewport: 'laptop',
  },
  'dark phone': {
    language: 'de',
    mode: 'dark',
    contrast: 'usual',
    motion: 'reduced',
    text: '100',
    direction: 'ltr',
    viewport: 'smallPhone',
  },
  'large text, mirrored': {
    language: 'de',
    mode: 'light',
    contrast: 'usual',
    motion: 'full',
    text: '200',
    direction: 'rtl',
    viewport: 'phone',
  },
};

/** The variant in which every story is tested. */
const HARDEST = 'dark phone';

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

/**
 * States of pages that `npm run endure -- storybook` checks alone: their parts are tested as components, or by the
 * pages' own tests.
 */
const ON_DEMAND = [
  ...['Loading', 'Empty', 'Failed', 'LongText', 'FirstVisit', 'FewestRights', 'Unknown', 'Bare', 'Full', 'Expired'],
  ...['PlaceFull', 'WithAStay', 'AsksIfLeft', 'MoreAsked', 'Refused', 'Draft', 'List'],
];

/** Tells whether a story is one of a whole page, by its file. */
function isPage(file: string): boolean {
  return /(^|\/)(customer|backoffice)\/src\//.test(file);
}

/**
 * Tells if a story is tested in a variant. The story is named as its export is, or as Storybook writes that. A page
 * takes longer than a component, so it is tested once.
 */
export function isTestedIn(variant: string, story: string, file: string): boolean {
  const name = story.replaceAll(' ', '');
  if (isPage(file)) return variant === HARDEST && !ON_DEMAND.includes(name);
  return variant === HARDEST || EVERYWHERE.includes(name);
}

/**
 * Returns the checks of a file's stories in a variant: a page in large text, and forced colours for what is told by a
 * fill. Both are looked at once, in the variant in which all stories are tested.
 */
export function checksOf(variant: string, file: string): Omit<Checks, 'surroundings'> {
  const [component = ''] = /\w+(?=\.stories\.tsx$)/.exec(file) ?? [];
  const isHardest = variant === HARDEST;
  return { inLargeText: isHardest && isPage(file), inForcedColours: isHardest && TOLD_BY_FILL.includes(component) };
}
