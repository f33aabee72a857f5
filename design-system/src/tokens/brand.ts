/*
 * The brand: its hues, corners, typefaces and mark, written here and nowhere else. Sites, emails, papers, pictures, maps,
 * icons and Storybook derive from this file; `design-system/README.md` says how to change it.
 */

/**
 * The hues, as scales from light to dark. A hue is named by its place in its scale, so that another colour keeps the
 * name. Only the roles (`roles.ts`) and pictures may use a hue: screens name a colour by its purpose, because its value
 * differs between light and dark mode.
 */
export const hue = {
  /** Paper and ink by day. */
  neutral: {
    0: '#FFFFFF',
    50: '#FBF6EE',
    100: '#F5F0E6',
    150: '#F3EADB',
    200: '#EAE1D0',
    300: '#E2D6C3',
    350: '#D8CBB4',
    400: '#C4B89F',
    450: '#A8967A',
    500: '#8A8372',
    700: '#54605A',
    800: '#3A4540',
    900: '#1F2421',
  },
  /** Ink and grounds in dark mode. The grounds get lighter towards the viewer. */
  night: {
    50: '#F6EEDF',
    100: '#ECEFE9',
    200: '#B9C7BF',
    400: '#7C9188',
    450: '#6C8479',
    600: '#41584E',
    650: '#3B544A',
    700: '#33483F',
    750: '#2C423A',
    800: '#1F322C',
    825: '#1E302B',
    850: '#172622',
    875: '#121F1B',
    900: '#0F1B18',
    950: '#0B1512',
  },
  /** The colour of the brand: its bands, the main action, selected items. */
  primary: {
    100: '#DCEBE5',
    200: '#B9E4D6',
    300: '#8FD0BC',
    400: '#4B9A85',
    500: '#2B7F6B',
    600: '#1F6A5A',
    700: '#14594B',
    800: '#114A40',
    850: '#1D3B33',
    900: '#0E3B33',
    925: '#12352E',
    950: '#0E2B25',
    975: '#072520',
  },
  /** The colour of emphasis: the one action of a page, stars, the bag in the mark. */
  secondary: {
    100: '#F9D9C5',
    200: '#FFB894',
    300: '#FFA071',
    500: '#F2672A',
    600: '#C2410C',
    700: '#9A3309',
    750: '#8A2D07',
    800: '#46301F',
    900: '#5E2007',
  },
  /** The colour of highlights: badges, pending items, the niche on a band. */
  tertiary: {
    100: '#FDF0D2',
    150: '#FDEBC6',
    200: '#F6E8C3',
    400: '#F6B73C',
    800: '#5C3B00',
    900: '#40330F',
    950: '#2B3324',
  },
  /** The colour of landmarks. */
  quaternary: { 300: '#E0A9CB', 700: '#5B2A4A' },
  info: { 200: '#CFE3E8', 300: '#A5D3DF', 700: '#2F6675', 800: '#1F4B58', 850: '#1B3A44', 900: '#143A45' },
  danger: { 100: '#FBE9E6', 200: '#FFB9AF', 300: '#FF9B8E', 600: '#B3261E', 800: '#7A1A14', 900: '#4A1F1A' },
  /** Waters and parks on a map. */
  water: { 200: '#BCDAE2', 400: '#8DBBC9', 700: '#2A5C6B', 950: '#0C2733' },
  park: { 200: '#D9E6CB', 300: '#A3C79B', 700: '#44602F', 800: '#2E4420', 900: '#1A352A' },
} as const;

/** The radius of a button's corners in pixels; all other corners are in proportion to it. */
export const corner = 14;

/** The cubbyhole's top: the share of a box, in percent, that its curve takes across and down. 0 makes it a square. */
export const dome = { across: 50, down: 38 } as const;

/**
 * The typefaces. `source` is the name at Fontsource, where the files come from: sites load
 * `@fontsource-variable/<source>`, papers and drawn maps `@fontsource/<source>`.
 *
 * Until a typeface has loaded, the first of the `standIns` that the device has is stretched to its size, so that no line
 * breaks differently and nothing moves when it arrives. `width` is its width in percent of Arial's, which the
 * journey `fonts` measures; `ascent` and `descent` are the heights it declares, in thousandths of its size.
 */
export const typefaces = {
  heading: {
    family: 'Bricolage Grotesque',
    source: 'bricolage-grotesque',
    ascent: 930,
    descent: 270,
    standIns: [{ weights: '200 800', bold: true, width: 101.1 }],
    similar: ['Trebuchet MS'],
  },
  text: {
    family: 'Figtree',
    source: 'figtree',
    ascent: 950,
    descent: 250,
    standIns: [
      { weights: '100 599', bold: false, width: 98.9 },
      { weights: '600 900', bold: true, width: 94.6 },
    ],
    similar: ['Segoe UI'],
  },
  /** Has letters and signs that the other two lack; used on papers. */
  others: { family: 'IBM Plex Sans', source: 'ibm-plex-sans' },
} as const;

/** The mark: a bag in its niche. The shapes are drawn in this order, in a square of `side` units. */
export const mark = {
  side: 40,
  niche: 'M3 20C3 9 10 2 20 2s17 7 17 18v13a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z',
  handle: { path: 'M15.5 17v-3.2a2.3 2.3 0 0 1 2.3-2.3h4.4a2.3 2.3 0 0 1 2.3 2.3V17', width: 2.4 },
  bag: 'M14.1 16.5h11.8a3.6 3.6 0 0 1 3.6 3.6v8.3a3.6 3.6 0 0 1-3.6 3.6H14.1a3.6 3.6 0 0 1-3.6-3.6v-8.3a3.6 3.6 0 0 1 3.6-3.6Z',
  straps: { path: 'M15.7 16.5V32M24.3 16.5V32', width: 2, opacity: 0.85 },
} as const;
