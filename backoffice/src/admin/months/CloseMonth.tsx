import type { MonthReport } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Closes a month; with something missing only for a reason. */
export function CloseMonth({ month: { id, gaps } }: { month: MonthReport }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { monthOf } = useFormats();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const close = async () => {
    await api.closeMonth({ params: { id }, body: { note: note.trim() || null } }).finally(refresh);
    notify('months.is_closed', { type: 'success' });
  };
  const title = t('months.close', { month: monthOf(id) });
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <FormDialog
          title={title}
          confirm={t('months.do_close')}
          disabled={gaps.length > 0 && note.trim() === ''}
          onClose={() => setOpen(false)}
          onConfirm={close}
        >
          {gaps.length === 0 ? t('months.close_text') : t('months.close_gaps', { smart_count: gaps.length })}
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{t(`months.gap.${gap}`)}</li>
            ))}
          </ul>
          <TextField
            multiline
            required={gaps.length > 0}
            label={t('months.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 250 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
