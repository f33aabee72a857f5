import { width } from '@cubby/design-system';

/** Groups of fields below one another, no wider than is comfortable to read. */
export const column = { display: 'grid', gap: '16px', maxWidth: width.form } as const;
