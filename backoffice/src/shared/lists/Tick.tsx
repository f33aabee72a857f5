import { layer, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/*
 * Rows have our own checkboxes: react-admin labels the frame instead of the field in it, so that screen reader users
 * would not know what they select.
 */

export function Tick({ id, name }: { id: RaRecord['id']; name: ReactNode }) {
  const t = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const label = `${t('ra.action.select_row')}${typeof name === 'string' ? ` ${name}` : ''}`;
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ position: 'relative', zIndex: layer.control, m: -1 }}
    />
  );
}

/** Selects all rows of this page, or none. */
export function TickAll() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const rest = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={all}
      indeterminate={!all && ids.some((id) => selectedIds.includes(id))}
      onChange={() => onSelect(all ? rest : [...rest, ...ids])}
      slotProps={{ input: { 'aria-label': t('ra.action.select_all') } }}
      sx={{ m: -1 }}
    />
  );
}

/** Actions for the selected rows, shown once there are some. */
export function TickedActions({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="toolbar" sx={bar}>
      <Box role="status">{t('ra.action.bulk_actions', { smart_count: selectedIds.length })}</Box>
      {children}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  mb: 1.5,
  p: 1,
  pl: 2,
  borderRadius: radius.medium,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
