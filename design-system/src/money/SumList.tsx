import Box from '@mui/material/Box';
import { tabularNumbers } from '../tokens/index.ts';

interface Sum {
  /** ISO 4217. */
  currency: string;
  /** The amount with its sign. */
  text: string;
}

interface SumListProps {
  sums: readonly Sum[];
  /** The number of sums shown in a row of a list, followed by how many more there are; the record itself shows all. */
  maximum?: number;
}

/** Amounts in several currencies, one below the other: they cannot be added up. */
export function SumList({ sums, maximum = sums.length }: SumListProps) {
  if (sums.length === 0) return '–';
  return (
    <Box sx={{ ...tabularNumbers, display: 'grid', whiteSpace: 'nowrap' }}>
      {sums.slice(0, maximum).map(({ currency, text }) => (
        <span key={currency}>
          {/* Several currencies share a sign. */}
          {sums.length > 1 && !text.includes(currency) && <small>{currency} </small>}
          {text}
        </span>
      ))}
      {sums.length > maximum && (
        <Box component="small" sx={{ color: 'text.secondary' }}>
          +{sums.length - maximum}
        </Box>
      )}
    </Box>
  );
}
