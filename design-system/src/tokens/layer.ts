/**
 * Stacking order. The upper layers are between those of MUI: an app bar is 1100, a drawer 1200, a dialog 1300, a
 * tooltip 1500.
 */
export const layer = {
  /** A control on a card whose whole surface is a link. */
  control: 1,
  stickyBar: 5,
  /** Overlays on a map: the chosen place, and above it the list on a phone. */
  mapCard: 20,
  sheet: 30,
  floatingButton: 1050,
  consoleBar: 1100,
  suggestions: 1100,
  notice: 1200,
  header: 1300,
  skipLink: 2000,
} as const;

/** A screen as low as a phone's on its side, or as any at 400 %: what is fixed there would cover the page. */
export const lowScreen = '@media (max-height: 399.95px)';

/** For what is fixed or sticky on higher screens only. */
export const inFlowOnLow = { [lowScreen]: { position: 'static' } } as const;
