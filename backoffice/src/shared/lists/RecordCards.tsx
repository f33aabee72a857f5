import { CardLink, FactList, fontWeight, layer, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, RecordContextProvider, useListContext, useResourceContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { type ColumnProps, type RowLink, useLabelKey } from './list-columns.ts';

interface RecordCardsProps<T extends RaRecord> {
  columns: readonly ColumnProps[];
  rowClick?: RowLink<T>;
  /** True for cards with checkboxes. */
  selectable: boolean;
}

/** The table's content as cards for narrow screens: the first column is the heading, the others are lines. */
export function RecordCards<T extends RaRecord>({ columns, rowClick, selectable }: RecordCardsProps<T>) {
  const { data = [], isPlaceholderData = false } = useListContext<T>();
  const resource = useResourceContext() ?? '';
  return (
    <Box
      component="ul"
      inert={isPlaceholderData}
      sx={{ ...plainList, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 1.5 }}
    >
      {data.map((record) => (
        <li key={record.id}>
          <RecordContextProvider value={record}>
            <RecordCard
              id={record.id}
              columns={columns}
              selectable={selectable}
              {...(rowClick && { href: rowClick(record.id, resource, record) })}
            />
          </RecordContextProvider>
        </li>
      ))}
    </Box>
  );
}

interface RecordCardProps {
  id: RaRecord['id'];
  columns: readonly ColumnProps[];
  href?: string;
  selectable: boolean;
}

function RecordCard({ id, columns, href, selectable }: RecordCardProps) {
  const t = useTranslate();
  const keyOf = useLabelKey();
  const [head, ...lines] = columns;
  if (!head) return null;
  const title = (
    <Box sx={{ fontWeight: fontWeight.bold }}>
      <ColumnValue column={head as never} />
    </Box>
  );
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {selectable && <SelectCheckbox id={id} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>{href ? <CardLink href={href}>{title}</CardLink> : title}</Box>
      </Box>
      <Box sx={{ mt: 1, '& div:has(> dd:empty)': { display: 'none' } }}>
        <FactList
          facts={lines.map((column) => [
            t(keyOf(column)),
            <ColumnValue key={column.source} column={column as never} />,
          ])}
        />
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

const card = {
  position: 'relative',
  p: 1.5,
  height: '100%',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;
