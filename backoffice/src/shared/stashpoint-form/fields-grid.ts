/** Two short fields beside one another, if there is enough width. */
export const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** react-admin turns an empty text into null, which only some fields accept. */
export const asTyped = (text: string): string => text;
