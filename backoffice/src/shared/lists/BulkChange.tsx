import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSelected } from './use-selected.ts';

interface BulkChangeProps<T extends RaRecord> {
  label: string;
  title: string;
  /** The change made to each record. */
  change: Record<string, unknown>;
  /** Returns a record's name, and whether the change would affect it. */
  nameOf: (record: T) => string;
  applies: (record: T) => boolean;
  /** A preview of side effects. */
  preview?: (records: readonly T[]) => ReactNode;
}

/** Applies one change to all selected rows: shows it first, then makes it row by row, and lists refusals by name. */
export function BulkChange<T extends RaRecord>(props: BulkChangeProps<T>) {
  const { label, title, change, nameOf, applies, preview } = props;
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { resource, onUnselectItems } = useListContext<T>();
  const { records: chosen, isPending } = useSelected<T>();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const changing = chosen.filter(applies);

  const close = () => {
    setOpen(false);
    setDone(null);
    setRefused([]);
  };
  const run = async () => {
    const failures: { name: string; reason: string }[] = [];
    for (const [index, record] of changing.entries()) {
      setDone(index);
      await dataProvider
        .update(resource, { id: record.id, data: change, previousData: record })
        .catch((error: unknown) => failures.push({ name: nameOf(record), reason: keyOfError(error) }));
    }
    setDone(null);
    refresh();
    if (failures.length > 0) return setRefused(failures);
    notify('shared.bulk_done', { type: 'success', messageArgs: { smart_count: changing.length } });
    onUnselectItems();
    close();
  };

  return (
    <>
      <Button variant="outlined" loading={isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={done === null ? close : undefined} fullWidth maxWidth="sm">
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Box>{t('shared.bulk_changes', { smart_count: changing.length })}</Box>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 220, overflow: 'auto' }}>
            {changing.map((record) => (
              <li key={record.id}>{nameOf(record)}</li>
            ))}
          </Box>
          {chosen.length > changing.length && (
            <Box sx={{ color: 'text.secondary' }}>
              {t('shared.bulk_unchanged', { smart_count: chosen.length - changing.length })}
            </Box>
          )}
          {open && preview?.(changing)}
          {done !== null && (
            <LinearProgress
              variant="determinate"
              aria-label={title}
              value={(done / Math.max(changing.length, 1)) * 100}
            />
          )}
          {refused.length > 0 && (
            <Alert severity="error">
              {t('shared.bulk_refused', { smart_count: refused.length })}
              <ul>
                {refused.map(({ name, reason }) => (
                  <li key={name}>
                    {name}: {t(reason)}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={done !== null}>
            {t(refused.length > 0 ? 'shared.close' : 'console.cancel')}
          </Button>
          {refused.length === 0 && (
            <Button
              variant="contained"
              loading={done !== null}
              disabled={changing.length === 0}
              onClick={() => void run()}
            >
              {label}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
