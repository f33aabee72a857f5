import { CardLink, FactList, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type RaRecord, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import { Tick } from './Tick.tsx';

interface RecordCardsProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  hrefOf?: (record: T) => string;
  bulkActions?: ReactNode;
}

/** The table's content as cards for narrow screens: the first column is the heading, the others are lines. */
export function RecordCards<T extends RaRecord>({ columns, hrefOf, bulkActions }: RecordCardsProps<T>) {
  const { data = [] } = useListContext<T>();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
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
          <CardLink href={href}>
            <b>{head.render(record)}</b>
          </CardLink>
        ) : (
          <b>{head.render(record)}</b>
        )}
      </Box>
      <Box sx={{ mt: 1 }}>
        <FactList facts={lines.map(({ label, render }) => [label, render(record)])} />
      </Box>
    </Card>
  );
}

const card = { position: 'relative', p: 1.5, '&:focus-within': { borderColor: 'primary.main' } } as const;
