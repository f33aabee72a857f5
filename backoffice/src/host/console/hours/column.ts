import { width } from '@cubby/design-system';

/** Groups of fields below one another, not wider than one reads. */
export const column = { display: 'grid', gap: 16, maxWidth: width.form } as const;
