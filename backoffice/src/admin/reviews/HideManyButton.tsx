import type { AdminReview } from '@cubby/api';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSelected } from '../../shared/lists/use-selected.ts';
import { HideDialog } from './HideDialog.tsx';

/** Hides all selected reviews for one reason; those already hidden keep theirs. */
export function HideManyButton() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { onUnselectItems } = useListContext<AdminReview>();
  const { records } = useSelected<AdminReview>();
  const [asking, setAsking] = useState(false);
  const shown = records.filter(({ hidden }) => !hidden);
  const hide = async (hidden_reason: string) => {
    for (const review of shown)
      await dataProvider.update('reviews', {
        id: review.id,
        data: { hidden: true, hidden_reason },
        previousData: review,
      });
    notify('reviews.now_hidden', { type: 'success', messageArgs: { smart_count: shown.length } });
    onUnselectItems();
    refresh();
  };
  return (
    <>
      <Button variant="outlined" color="secondary" disabled={shown.length === 0} onClick={() => setAsking(true)}>
        {t('reviews.hide')}
      </Button>
      {asking && <HideDialog count={shown.length} onClose={() => setAsking(false)} onHide={hide} />}
    </>
  );
}
