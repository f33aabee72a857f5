import { Mark } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useWaiting } from './use-waiting.ts';

/** The number of places awaiting a decision. */
export function WaitingCount() {
  const { total } = useWaiting();
  return total ? (
    <Box component="span" sx={{ marginInlineStart: 'auto' }}>
      <Mark>{total}</Mark>
    </Box>
  ) : null;
}
