/** Leaves out on paper what only works on a screen. */
export const screenOnly = { '@media print': { display: 'none' } } as const;
