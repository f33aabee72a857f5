import { textSize } from '@cubby/design-system';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../lib/api/data-provider.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isField } from '../../lib/resources/resources.ts';
import { type ColumnProps, useVisibleColumns } from './list-columns.ts';

interface ExportButtonProps {
  /** Filters in addition to the user's choices. */
  filter: Record<string, unknown> | undefined;
}

/**
 * Exports everything the filters select as CSV, with its progress and a button to stop: the visible columns for people
 * to read, or all columns as the API has them.
 */
export function ExportButton({ filter }: ExportButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { count } = useFormats();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource, filterValues } = useListContext();
  const visible = useVisibleColumns();
  const [progress, setProgress] = useState<{ rows: number; total: number } | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const stop = useRef<AbortController | null>(null);

  const start = async (fields: readonly string[]) => {
    setAnchor(null);
    stop.current = new AbortController();
    setProgress({ rows: 0, total: 0 });
    await dataProvider
      .downloadList(resource, {
        filter: { ...filterValues, ...filter },
        columns: fields,
        onProgress: (rows, total) => setProgress({ rows, total }),
        signal: stop.current.signal,
      })
      .then(() => notify('shared.exported', { type: 'success' }))
      .catch((error: unknown) => {
        const stopped = error instanceof DOMException && error.name === 'AbortError';
        notify(stopped ? 'shared.export_stopped' : keyOfError(error), { type: stopped ? 'info' : 'error' });
      });
    setProgress(null);
  };

  if (!progress)
    return (
      <>
        <Button
          startIcon={<DownloadRounded />}
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('shared.export')}
        </Button>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem sx={wrapping} onClick={() => void start(fieldsOf(resource, visible))}>
            <ListItemText primary={t('shared.export_visible')} secondary={t('shared.export_visible_help')} />
          </MenuItem>
          <MenuItem sx={wrapping} onClick={() => void start([])}>
            <ListItemText primary={t('shared.export_all')} secondary={t('shared.export_all_help')} />
          </MenuItem>
        </Menu>
      </>
    );
  const { rows, total } = progress;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 240 }}>
      <Box sx={{ flex: 1 }}>
        <Box sx={{ fontSize: textSize.small, fontVariantNumeric: 'tabular-nums' }}>
          {t('shared.export_progress', { rows: count(rows), total: count(total) })}
        </Box>
        <LinearProgress
          aria-label={t('shared.export')}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? (rows / total) * 100 : 0}
        />
      </Box>
      <Button onClick={() => stop.current?.abort()}>{t('shared.stop')}</Button>
    </Box>
  );
}

/** Texts in a menu stay on one line otherwise, and are cut on a phone. */
const wrapping = { whiteSpace: 'normal', maxWidth: 320 } as const;

function fieldsOf(resource: string, columns: readonly ColumnProps[]): string[] {
  return columns.flatMap(({ source, csv }) => csv ?? (isField(resource, source) ? [source] : []));
}
