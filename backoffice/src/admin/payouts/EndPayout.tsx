import type { RunPayout } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { payeeOf } from './payee-of.ts';

/**
 * Removes a prepared payout from its run, or records that a bank returned one; renders nothing for a payout that has
 * ended.
 */
export function EndPayout({ payout }: { payout: RunPayout }) {
  const { id, status } = payout;
  const host = payeeOf(payout);
  const t = useTranslate();
  const { money } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (status !== 'prepared' && status !== 'sent') return null;
  const end = async () => {
    const call = { params: { id }, body: { reason } };
    await (status === 'prepared' ? api.leaveOutPayout(call) : api.returnPayout(call)).finally(refresh);
    notify(`money.runs.end.${status}.done`, { type: 'success' });
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t(`money.runs.end.${status}.title`, { host })}>
        {t(`money.runs.end.${status}.name`)}
      </Button>
      {open && (
        <FormDialog
          title={t(`money.runs.end.${status}.title`, { host })}
          confirm={t(`money.runs.end.${status}.name`)}
          destructive
          disabled={reason.trim() === ''}
          onClose={() => setOpen(false)}
          onConfirm={end}
        >
          {t(`money.runs.end.${status}.text`, {
            amount: money(payout.amount, { ccy: payout.ccy_code, ccy_minor_in_major: payout.ccy_minor_in_major }),
          })}
          <TextField
            autoFocus
            required
            label={t('money.runs.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 250 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
