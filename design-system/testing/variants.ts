import type { Checks } from './checks/index.ts';
import type { Surroundings, VIEWPORTS } from './surroundings.ts';

interface Variant extends Surroundings {
  viewport: keyof typeof VIEWPORTS;
}

/**
 * Stories are tested in these variants: together they cover each mode, a long language, each width, large text and both
 * directions. All are tested on the dark phone, which is the most demanding; first states and those that are about
 * wrapping also mirrored in large text, and at a desk if their layout depends on the width. `npm run endure --
 * storybook` shows every story in both modes and all languages.
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
const MIRRORED = 'large text, mirrored';

/** Names of the stories of components that are tested in further variants. */
const FURTHER = ['Default', 'LongText', 'Narrow', 'Wide', 'Page'];

/** Components whose layout depends on the width of the page. */
export const LAID_OUT_BY_WIDTH = [
  'ActionBar',
  'BookingPass',
  'CookieNotice',
  'FactCard',
  'Gallery',
  'Hero',
  'LanguageMenu',
  'LoadingState',
  'NativeSelect',
  'PageBody',
  'Panel',
  'SandboxBand',
  'SearchCard',
  'Section',
  'StashpointCard',
  'StepList',
  'StillMap',
  'TintedCards',
  'TrustStrip',
];

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

/** Stories whose texts change by themselves: they are tested as a browser translates them. */
const TRANSLATED = [
  'BagStepper',
  'BookingPage',
  'CheckoutPage',
  'Conversation',
  'Counter',
  'HoldClock',
  'Login',
  'PriceBreakdown',
  'SearchPage',
  'StashpointPage',
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

/** Tells whether a story is tested in a variant. The story is named as its export is, or as Storybook writes that. */
export function isTestedIn(variant: string, story: string, file: string): boolean {
  const name = story.replaceAll(' ', '');
  if (variant === HARDEST) return !isPage(file) || !ON_DEMAND.includes(name);
  // A page takes longer than a component.
  if (variant === MIRRORED) return isPage(file) ? name === 'Default' : FURTHER.includes(name);
  const isWide = name === 'Wide' || file.includes('/foundations/') || LAID_OUT_BY_WIDTH.includes(componentOf(file));
  return isWide && !isPage(file) && FURTHER.includes(name);
}

function componentOf(file: string): string {
  return /\w+(?=\.stories\.tsx$)/.exec(file)?.[0] ?? '';
}

/**
 * Returns the checks of a story in a variant: a page in large text, unless it is tested so anyway, and forced colours
 * for what is told by a fill. Both are looked at once, in the variant in which all stories are tested.
 */
export function checksOf(variant: string, story: string, file: string): Omit<Checks, 'surroundings'> {
  const isHardest = variant === HARDEST;
  return {
    inLargeText: isHardest && isPage(file) && !isTestedIn(MIRRORED, story, file),
    inForcedColours: isHardest && TOLD_BY_FILL.includes(componentOf(file)),
    isTranslated: isHardest && TRANSLATED.includes(componentOf(file)),
  };
}
