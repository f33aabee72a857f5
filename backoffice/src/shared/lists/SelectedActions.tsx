import { radius } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Actions for the selected rows of all pages, shown once there are some. */
export function SelectedActions({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="toolbar" aria-label={t('shared.selection')} sx={bar}>
      <IconButton aria-label={t('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseRounded />
      </IconButton>
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
  borderRadius: radius.medium,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
