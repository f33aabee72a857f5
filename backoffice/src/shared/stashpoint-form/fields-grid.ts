/** Two short fields beside one another, if there is enough width. */
export const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Groups below one another, in one of two columns. */
export const groupColumn = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
export const groupColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Distances between the fields of a group are the grid's. */
export const groupFields = { '& .MuiFormControl-root': { m: 0 }, '& .RaLabeled-root': { m: 0 } } as const;

/** react-admin turns an empty text into null, which only some fields accept. */
export const asTyped = (text: string): string => text;
