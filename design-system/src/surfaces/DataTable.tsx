import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colour, fontWeight, radius, tabularNumbers, visuallyHidden, width } from '../tokens/index.ts';

interface DataTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Aligns columns of figures to the right. */
  figures?: boolean;
  /** Less padding, for a table inside a card. */
  dense?: boolean;
}

/** Facts in rows; on a phone it scrolls sideways, also by keyboard. */
export function DataTable({ caption, head, rows, figures = false, dense = false }: DataTableProps) {
  return (
    <Box
      role="group"
      aria-label={caption}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        position: 'relative',
        minWidth: 0,
        background: colour.surfaceRaised,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.large,
        maxWidth: figures ? width.form : 'none',
      }}
    >
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': dense ? denseCell : cell, ...tabularNumbers }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <Box component="thead" sx={{ background: colour.surfaceMuted }}>
          <tr>
            {head.map((text, column) => (
              <Box component="th" scope="col" key={text} sx={{ textAlign: figures && column > 0 ? 'end' : 'start' }}>
                {text}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor disappear while they are shown.
            <Box component="tr" key={index} sx={{ borderTop: `1px solid ${colour.line}` }}>
              {row.map((content, column) => (
                <Box
                  component={column === 0 ? 'th' : 'td'}
                  {...(column === 0 && { scope: 'row' })}
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
                  key={column}
                  sx={{
                    ...(figures && column > 0 && { whiteSpace: 'nowrap' }),
                    textAlign: figures && column > 0 ? 'end' : 'start',
                    fontWeight: column === 0 ? fontWeight.strong : fontWeight.regular,
                  }}
                >
                  {content}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const denseCell = { padding: '6px 8px', verticalAlign: 'baseline' } as const;
const cell = { padding: '12px 16px', verticalAlign: 'baseline' } as const;
