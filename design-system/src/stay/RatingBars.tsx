import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { ShareBar } from '../surfaces/ShareBar.tsx';
import { colour, radius, tabularNumbers, visuallyHidden } from '../tokens/index.ts';

interface RatingBarsProps {
  /** One row for each star, the best first. */
  rows: readonly { rating: number; count: number }[];
  labels: {
    list: string;
    /** A row's label for screen readers: "5 stars: 312 reviews, 78 per cent". */
    row: (rating: number, count: number, percent: number) => string;
    count: (count: number) => string;
  };
  /** The star the list is filtered by, if any. */
  chosen?: number | null;
  onChoose: (rating: number) => void;
}

/** The distribution of ratings over the five stars. Each row is a button that filters the list by it. */
export function RatingBars({ rows, labels, chosen = null, onChoose }: RatingBarsProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box role="group" aria-label={labels.list} sx={{ display: 'grid', gap: 0.25 }}>
      {rows.map(({ rating, count }) => {
        const percent = total > 0 ? Math.round((count / total) * 100) : 0;
        return (
          <Box
            component="button"
            type="button"
            key={rating}
            aria-pressed={chosen === rating}
            onClick={() => onChoose(rating)}
            sx={{ ...row, background: chosen === rating ? colour.highlightSoft : 'transparent' }}
          >
            <Box component="span" sx={visuallyHidden}>
              {labels.row(rating, count, percent)}
            </Box>
            <span aria-hidden>{rating}</span>
            <StarRounded aria-hidden sx={{ fontSize: '1.15em', color: colour.spark }} />
            <ShareBar percent={percent} tone="highlight" />
            <Box component="span" aria-hidden sx={{ textAlign: 'end', color: 'text.secondary' }}>
              {labels.count(count)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const row = {
  position: 'relative',
  ...tabularNumbers,
  font: 'inherit',
  color: 'inherit',
  border: 0,
  cursor: 'pointer',
  minHeight: 48,
  px: 1.5,
  borderRadius: radius.medium,
  display: 'grid',
  gridTemplateColumns: '1ch auto minmax(0, 1fr) minmax(5ch, auto)',
  alignItems: 'center',
  gap: 1,
  textAlign: 'start',
  '&:hover': { background: colour.surfaceMuted },
} as const;
