/** Cards below one another. */
export const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
} as const;

/** Returns two columns of cards for wide screens, in parts of the width; else one below the other. */
export function columnsOf(left: number, right: number) {
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${left}fr) minmax(0, ${right}fr)` },
  };
}
