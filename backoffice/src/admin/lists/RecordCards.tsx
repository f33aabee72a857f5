import { fontWeight, plainList, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { type RaRecord, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import { Tick } from './Tick.tsx';

interface RecordCardsProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  hrefOf?: (record: T) => string;
  bulkActions?: ReactNode;
}

/** The table's facts where a table has no room: the first column is the card's heading, the others its lines. */
export function RecordCards<T extends RaRecord>({ columns, hrefOf, bulkActions }: RecordCardsProps<T>) {
  const { data = [] } = useListContext<T>();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.25 }}>
      {data.map((record) => (
        <li key={record.id}>
          <RecordCard<T>
            record={record}
            columns={columns}
            tick={bulkActions !== undefined}
            {...(hrefOf && { href: hrefOf(record) })}
          />
        </li>
      ))}
    </Box>
  );
}

interface RecordCardProps<T extends RaRecord> {
  record: T;
  columns: readonly Column<T>[];
  href?: string;
  tick: boolean;
}

function RecordCard<T extends RaRecord>({ record, columns, href, tick }: RecordCardProps<T>) {
  const [head, ...lines] = columns.filter(({ hidden }) => !hidden);
  if (!head) return null;
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {tick && <Tick id={record.id} name={head.render(record)} />}
        {href ? (
          <Link href={href} underline="none" sx={wholeCard}>
            {head.render(record)}
          </Link>
        ) : (
          <b>{head.render(record)}</b>
        )}
      </Box>
      <Box component="dl" sx={facts}>
        {lines.map(({ source, label, render }) => (
          <Box key={source} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {render(record)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const card = { position: 'relative', p: 1.75, '&:focus-within': { borderColor: 'primary.main' } } as const;

const wholeCard = {
  fontWeight: fontWeight.bold,
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  fontSize: textSize.medium,
  fontVariantNumeric: 'tabular-nums',
} as const;
