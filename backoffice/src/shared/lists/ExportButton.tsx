import { textSize } from '@cubby/design-system';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { downloadCsv } from '../../lib/api/download-csv.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** Exports everything the filters select as CSV, with its progress and a button to stop. */
export function ExportButton() {
  const t = useTranslate();
  const notify = useNotify();
  const { count } = useFormats();
  const { resource, filterValues } = useListContext();
  const [progress, setProgress] = useState<{ rows: number; total: number } | null>(null);
  const stop = useRef<AbortController | null>(null);

  const start = async () => {
    stop.current = new AbortController();
    setProgress({ rows: 0, total: 0 });
    await downloadCsv({
      resource,
      filter: filterValues,
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
      <Button startIcon={<DownloadRounded />} onClick={() => void start()}>
        {t('shared.export')}
      </Button>
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
