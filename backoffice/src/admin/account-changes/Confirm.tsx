import type { AccountChange } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetIdentity, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Confirms a changed account: the first of two who end its wait, or the second. */
export function Confirm({ change }: { change: AccountChange }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { moment } = useFormats();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState(false);
  const { id, host_name, ccy_code, old_end, new_end, starts_at, changed_by, confirmed_by } = change;
  const isReaders = changed_by.id === identity?.id;
  const isConfirmedByReader = confirmed_by !== null && confirmed_by.id === identity?.id;
  const confirm = async () => {
    const { state } = await api.confirmAccountChange({ params: { id } }).finally(refresh);
    notify(`money.account_changes.${state === 'confirmed' ? 'is_released' : 'is_confirmed'}`, { type: 'success' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {confirmed_by && (
        <Box sx={{ fontSize: textSize.medium }}>
          {isConfirmedByReader
            ? t('money.account_changes.confirmed_by_you')
            : t('money.account_changes.confirmed_by', { name: confirmed_by.name })}
        </Box>
      )}
      {isReaders && <Box sx={{ fontSize: textSize.medium }}>{t('money.account_changes.changed_by_you')}</Box>}
      {!isReaders && !isConfirmedByReader && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setOpen(true)}
          aria-label={t('money.account_changes.confirm_of', { name: host_name })}
        >
          {t('money.account_changes.confirm')}
        </Button>
      )}
      {open && (
        <FormDialog
          title={t('money.account_changes.confirm_title', { name: host_name })}
          confirm={t('money.account_changes.confirm')}
          onClose={() => setOpen(false)}
          onConfirm={confirm}
        >
          <Box>
            {t('money.account_changes.what', {
              account: `${ccy_code} … ${new_end}`,
              before: old_end ? `${ccy_code} … ${old_end}` : '–',
              date: moment(starts_at),
            })}
          </Box>
          <Box>{t(`money.account_changes.${confirmed_by ? 'second_text' : 'first_text'}`)}</Box>
        </FormDialog>
      )}
    </Box>
  );
}
