/** The size of a visitor's screen, and their language. */
export interface Surroundings {
  viewport: { width: number; height: number };
  hasTouch: boolean;
  locale: string;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false };
const NARROW_PHONE = { viewport: { width: 360, height: 780 }, hasTouch: false };
const ENGLISH = { locale: 'en-GB' };
const GERMAN = { locale: 'de-DE' };

/** A traveller's surroundings, and the journeys that run in them. */
export interface Walk {
  surroundings: Surroundings;
  /** Undefined for those that are not named by another. */
  files?: RegExp;
}

/**
 * A traveller's journey runs once, in its riskiest surroundings: long words on a small screen, or forms and keyboard at
 * a desk. Journeys not named here run on a phone in English.
 */
export const WALKS: Record<string, Walk> = {
  'phone, German': {
    surroundings: { ...PHONE, ...GERMAN },
    files: /\/(book|lockers|manage|pay|two-tabs)\.spec\.ts$/,
  },
  'desk, German': {
    surroundings: { ...DESK, ...GERMAN },
    files: /\/(email-change|find|host|keyboard|refused-storage)\.spec\.ts$/,
  },
  'desk, English': {
    surroundings: { ...DESK, ...ENGLISH },
    files: /\/(blog|docs|early-input|hosts-pages|providers|sandbox)\.spec\.ts$/,
  },
  'phone, English': { surroundings: { ...PHONE, ...ENGLISH } },
};

/** Journeys of hosts and staff. The host console is tested on a phone, which most shops use. */
const ELSEWHERE: [RegExp, Surroundings][] = [
  // Opens every address, on the narrowest phone and in dark mode at a desk.
  [/\/crawl\.spec\.ts$/, { ...NARROW_PHONE, ...ENGLISH }],
  [/\/console\/look\.spec\.ts$/, { ...PHONE, ...GERMAN }],
  [/\/console\//, { ...DESK, ...ENGLISH }],
  [/\/hosts\//, { ...PHONE, ...ENGLISH }],
];

/** Selects the files of journeys of hosts and staff. */
export const NO_TRAVELLERS = ELSEWHERE.map(([files]) => files);

/** Returns the surroundings of a file of journeys. */
export function riskiest(file: string): Surroundings {
  const elsewhere = ELSEWHERE.find(([files]) => files.test(file))?.[1];
  const walk = Object.values(WALKS).find(({ files }) => files?.test(file) ?? true);
  const surroundings = elsewhere ?? walk?.surroundings;
  if (!surroundings) throw new Error(`No surroundings are chosen for ${file}.`);
  return surroundings;
}
