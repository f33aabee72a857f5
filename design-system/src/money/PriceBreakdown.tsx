import Box from '@mui/material/Box';
import { colour, fontWeight, tabularNumbers, textSize } from '../tokens/index.ts';

/**
 * A line of a price. The one of the kind `total` stands below a rule, one of the kind `due` is as large; negative amounts
 * are savings.
 */
export interface PriceLine<Kind extends string> {
  kind: Kind;
  /** Minor units. */
  amount: number;
}

interface PriceBreakdownProps<Kind extends string> {
  lines: readonly PriceLine<Kind>[];
  /** Writes an amount with its currency. */
  money: (amount: number) => string;
  labels: Record<Kind, string> & { free: string; caption: string };
  /** A second line below a cost: how it is worked out, or if it is refunded. */
  notes?: Partial<Record<Kind, string>>;
}

/** The cost of a stay, line by line. A total of zero is written as a word. */
export function PriceBreakdown<Kind extends string>({ lines, money, labels, notes = {} }: PriceBreakdownProps<Kind>) {
  const write = ({ kind, amount }: PriceLine<Kind>) => (kind === 'total' && amount === 0 ? labels.free : money(amount));
  return (
    <Box
      component="dl"
      aria-label={labels.caption}
      sx={{ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {lines.map((line) => (
        <Box key={line.kind} sx={rowOf(line.kind)}>
          <Box component="dt" sx={{ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
            {labels[line.kind]}
            {notes[line.kind] && (
              <Box
                component="span"
                sx={{
                  display: 'block',
                  fontSize: textSize.caption,
                  fontWeight: fontWeight.regular,
                  color: 'text.secondary',
                }}
              >
                {notes[line.kind]}
              </Box>
            )}
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              whiteSpace: 'nowrap',
              ...tabularNumbers,
              color: line.amount < 0 ? colour.accent : 'inherit',
            }}
          >
            {write(line)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function rowOf(kind: string) {
  const row = { display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' };
  if (kind !== 'total' && kind !== 'due') return row;
  const strong = { ...row, fontWeight: fontWeight.heavy, fontSize: textSize.lead };
  return kind === 'due' ? strong : { ...strong, borderTop: `2px solid ${colour.text}`, paddingTop: 1, marginTop: 0.25 };
}
