/** Cards below each other. */
export const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** Two columns of cards where there is room, in parts of the width; else one below the other. */
export function columnsOf(left: number, right: number) {
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${left}fr) minmax(0, ${right}fr)` },
  };
}
