import { radius, textSize } from '@cubby/design-system';

/** A row in a card's list: a person, a device, a passkey, a session. */
export const card = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  justifyContent: 'space-between',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.medium,
} as const;

export const quiet = { color: 'text.secondary', fontSize: textSize.medium, overflowWrap: 'anywhere' } as const;
