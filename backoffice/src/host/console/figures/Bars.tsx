import { type DayBar, DayBars, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';

/** A bar chart with its first and last bar labelled; the table behind it names them all. */
export function Bars({ days, caption }: { days: readonly DayBar[]; caption: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <DayBars days={days} caption={caption} />
      <Box aria-hidden sx={ends}>
        <span>{days[0]?.label}</span>
        {days.length > 1 && <span>{days.at(-1)?.label}</span>}
      </Box>
    </Box>
  );
}

const ends = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.5,
  color: 'text.secondary',
  fontSize: textSize.caption,
} as const;
