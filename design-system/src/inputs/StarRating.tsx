import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { useId } from 'react';
import { colour, fontWeight, radius, touchTarget } from '../tokens/index.ts';
import { Legend } from './Legend.tsx';

interface StarRatingProps {
  /** One to five; null until a rating is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  labels: {
    /** The question, such as "How was the place?". */
    legend: string;
    /** The meaning of a number of stars, such as "4 of 5: good". */
    star: (value: number) => string;
    /** Read out while no rating is chosen. */
    none: string;
  };
  error?: string | undefined;
}

/** Asks for one to five stars with five radio buttons, so that arrow keys and screen readers work as usual. */
export function StarRating({ value, onChange, labels, error }: StarRatingProps) {
  const errorId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? errorId : undefined}
      // Radio buttons have no state of being invalid.
      data-invalid={error ? true : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', justifyItems: 'start', gap: 0.5 }}
    >
      <Legend size="large">{labels.legend}</Legend>
      <Rating
        value={value}
        onChange={(_event, chosen) => chosen !== null && onChange(chosen)}
        getLabelText={labels.star}
        emptyLabelText={labels.none}
        icon={<StarRounded fontSize="inherit" />}
        emptyIcon={<StarBorderRounded fontSize="inherit" sx={{ color: colour.lineField }} />}
        sx={{
          fontSize: touchTarget,
          color: colour.spark,
          '& .MuiRating-iconFocus': { outline: `3px solid ${colour.focus}`, borderRadius: radius.small },
          '&:not(:focus-within) .MuiRating-iconFocus': { outline: 'none' },
        }}
      />
      <Box
        id={errorId}
        role={error ? 'alert' : undefined}
        sx={{ minHeight: '1.5em', color: error ? 'error.main' : 'text.secondary', fontWeight: fontWeight.semibold }}
      >
        {error ?? (value === null ? '' : labels.star(value))}
      </Box>
    </Box>
  );
}
