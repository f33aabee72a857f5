import { CardLink, FactList, layer, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { Column } from './columns.ts';

interface RecordCardsProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  hrefOf?: (record: T) => string;
  /** True for cards with checkboxes. */
  selectable: boolean;
}

/** The table's content as cards for narrow screens: the first column is the heading, the others are lines. */
export function RecordCards<T extends RaRecord>({ columns, hrefOf, selectable }: RecordCardsProps<T>) {
  const { data = [] } = useListContext<T>();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {data.map((record) => (
        <li key={record.id}>
          <RecordCard<T>
            record={record}
            columns={columns}
            selectable={selectable}
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
  selectable: boolean;
}

function RecordCard<T extends RaRecord>({ record, columns, href, selectable }: RecordCardProps<T>) {
  const [head, ...lines] = columns.filter(({ hidden }) => !hidden);
  if (!head) return null;
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {selectable && <SelectCheckbox id={record.id} />}
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

function SelectCheckbox({ id }: { id: RaRecord['id'] }) {
  const t = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': t('ra.action.select_row') } }}
      sx={{ position: 'relative', zIndex: layer.control, m: -1 }}
    />
  );
}

const card = { position: 'relative', p: 1.5, '&:focus-within': { borderColor: 'primary.main' } } as const;
