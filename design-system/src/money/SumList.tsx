import { formatMoney, type Language } from '@cubby/api';
import Box from '@mui/material/Box';
import { tabularNumbers } from '../tokens/index.ts';

interface Sum {
  ccy_code: string;
  ccy_minor_in_major: number;
  /** Minor units. */
  amount: number;
}

interface SumListProps {
  sums: readonly Sum[];
  language: Language;
  /** The number of sums shown in a row of a list, followed by how many more there are; the record itself shows all. */
  maximum?: number;
}

/** Amounts in several currencies, one below the other: they cannot be added up. */
export function SumList({ sums, language, maximum = sums.length }: SumListProps) {
  if (sums.length === 0) return '–';
  return (
    <Box sx={{ ...tabularNumbers, display: 'grid', whiteSpace: 'nowrap' }}>
      {sums.slice(0, maximum).map(({ ccy_code, ccy_minor_in_major, amount }) => {
        const text = formatMoney(amount, ccy_code, ccy_minor_in_major, language);
        return (
          <span key={ccy_code}>
            {/* Several currencies share a sign. */}
            {sums.length > 1 && !text.includes(ccy_code) && <small>{ccy_code} </small>}
            {text}
          </span>
        );
      })}
      {sums.length > maximum && (
        <Box component="small" sx={{ color: 'text.secondary' }}>
          +{sums.length - maximum}
        </Box>
      )}
    </Box>
  );
}
