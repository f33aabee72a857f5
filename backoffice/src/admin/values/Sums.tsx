import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';

interface Sum {
  ccy_code: string;
  ccy_minor_in_major: number;
  /** Minor units. */
  amount: number;
}

interface SumsProps {
  sums: readonly Sum[];
  /** In a row of a list only so many are shown, and how many more there are; the record itself shows all. */
  maximum?: number;
}

/** Amounts in several currencies, one below the other: they cannot be added up. */
export function Sums({ sums, maximum = sums.length }: SumsProps) {
  const { money } = useFormats();
  if (sums.length === 0) return '–';
  return (
    <Box sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {sums.slice(0, maximum).map(({ ccy_code, ccy_minor_in_major, amount }) => {
        const text = money(amount, { ccy: ccy_code, ccy_minor_in_major });
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
