import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDataProvider, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../lib/api/data-provider.ts';
import type { Download } from '../../lib/api/download-csv.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { ReadableField } from '../../lib/api/readable-csv.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface ExportMenuProps {
  resource: string;
  filter: Record<string, unknown>;
  /** The fields of the form for people to read. */
  fields: readonly ReadableField[];
  /** The file name; by default the resource and the date. */
  name?: string;
  button: ButtonProps;
}

/**
 * A button with the two forms of a CSV, for people to read or all fields as the API has them; then its progress, and a
 * button to stop.
 */
export function ExportMenu({ resource, filter, fields, name, button }: ExportMenuProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { count, language } = useFormats();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [progress, setProgress] = useState<{ rows: number; total: number } | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const stop = useRef<AbortController | null>(null);
  const reader = {
    language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: t('money.currency'),
    yes: t('shared.yes'),
    no: t('shared.no'),
  };

  const start = async (readable?: Download['readable']) => {
    setAnchor(null);
    stop.current = new AbortController();
    setProgress({ rows: 0, total: 0 });
    await dataProvider
      .downloadList(resource, {
        filter,
        readable,
        ...(name && { name }),
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
          {...button}
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem sx={wrapping} onClick={() => void start({ fields, reader })}>
            <ListItemText primary={t('shared.export_visible')} secondary={t('shared.export_visible_help')} />
          </MenuItem>
          <MenuItem sx={wrapping} onClick={() => void start()}>
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
