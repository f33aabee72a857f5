import Box from '@mui/material/Box';
import { TeamCard } from '../notes/TeamCard.tsx';
import { History } from './History.tsx';

/** The work on the record around it, and its changes; beside one another if there is enough width. */
export function TeamAndHistory() {
  return (
    <Box sx={halves}>
      <TeamCard />
      <History />
    </Box>
  );
}

const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
} as const;
