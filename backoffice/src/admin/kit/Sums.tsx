import Box from '@mui/material/Box';
import { useFormats } from '../../lib/use-formats.ts';

interface Sum {
  ccy_code: string;
  ccy_minor_in_major: number;
  /** Minor units. */
  amount: number;
}

/** Amounts in several currencies, one below the other: they cannot be added up. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  const { money } = useFormats();
  if (sums.length === 0) return '–';
  return (
    <Box sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {sums.map(({ ccy_code, ccy_minor_in_major, amount }) => (
        <span key={ccy_code}>{money(amount, { ccy: ccy_code, ccy_minor_in_major })}</span>
      ))}
    </Box>
  );
}
