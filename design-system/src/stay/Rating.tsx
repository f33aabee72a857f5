import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { colour, fontWeight, tabularNumbers } from '../tokens/index.ts';

interface RatingProps {
  /** One to five; null if there are no ratings yet. */
  value: number | null;
  /** Written beside the number, such as "(128)" or "128 reviews". */
  countLabel?: string;
  /** Read out instead of the bare number: "4.8 out of 5". */
  label: string;
  /** Shown when there is no rating yet, such as "New". */
  emptyLabel?: string;
  locale?: string;
}

/** Making a format takes longer than all else of a rating, and a page has a dozen. */
const formats: Record<string, Intl.NumberFormat> = {};

export function Rating({ value, countLabel, label, emptyLabel, locale = 'en-GB' }: RatingProps) {
  if (value === null)
    return emptyLabel ? (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: fontWeight.semibold }}>
        {emptyLabel}
      </Box>
    ) : null;
  formats[locale] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
        ...tabularNumbers,
      }}
    >
      <StarRounded aria-hidden sx={{ fontSize: '1.2em', color: colour.spark }} />
      <Box component="span" role="img" aria-label={label} sx={{ fontWeight: fontWeight.bold }}>
        {formats[locale].format(value)}
      </Box>
      {countLabel && (
        <Box component="span" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
          {countLabel}
        </Box>
      )}
    </Box>
  );
}
