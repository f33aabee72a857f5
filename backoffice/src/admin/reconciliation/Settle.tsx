import type { Unexplained } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Records the explanation of an unexplained difference. */
export function Settle({ row: { id, subject, kind, version } }: { row: Unexplained }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const settle = async () => {
    await api.settleUnexplained({ params: { id }, body: { note, expected_version: version } }).finally(refresh);
    notify('money.unexplained.is_settled', { type: 'success' });
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('money.unexplained.settle_of', { subject })}>
        {t('money.unexplained.settle')}
      </Button>
      {open && (
        <FormDialog
          title={t('money.unexplained.settle_title')}
          confirm={t('money.unexplained.settle')}
          disabled={note.trim() === ''}
          onClose={() => setOpen(false)}
          onConfirm={settle}
        >
          {t(`money.unexplained.to_do.${kind}`)}
          <TextField
            autoFocus
            required
            multiline
            label={t('money.unexplained.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 250 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
