/** Two short fields beside one another where there is room. */
export const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** react-admin makes null of an empty text, which only some fields may be. */
export const asTyped = (text: string): string => text;
