import type { BodyOf, Endpoints } from '@cubby/api';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** Switches off all coupons that the list's search and filters select, such as a campaign whose codes have leaked. */
export function EndCoupons() {
  const t = useTranslate();
  const { count } = useFormats();
  const done = useDone();
  const { filterValues, total = 0 } = useListContext();
  const [open, setOpen] = useState(false);
  const filtered = Object.values(filterValues).some((value) => String(value).trim() !== '');
  const over = filterValues.status === 'off' || filterValues.status === 'expired';
  if (!open && (!filtered || over || total === 0)) return null;

  const words = { smart_count: total, total: count(total) };
  const end = async () => {
    const ended = await api.endCoupons({ body: filterValues as BodyOf<Endpoints['endCoupons']> });
    done('coupons.ended', { smart_count: ended.count, total: count(ended.count) });
  };
  return (
    <>
      <Button color="secondary" onClick={() => setOpen(true)}>
        {t('coupons.end_all', words)}
      </Button>
      {open && (
        <FormDialog
          title={t('coupons.end_all_title', words)}
          confirm={t('coupons.end_all', words)}
          destructive
          onClose={() => setOpen(false)}
          onConfirm={end}
        >
          {t('coupons.end_all_text')}
        </FormDialog>
      )}
    </>
  );
}
