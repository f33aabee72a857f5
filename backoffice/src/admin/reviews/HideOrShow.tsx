import type { AdminReview } from '@cubby/api';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { HideDialog } from './HideDialog.tsx';

/** Hides a review with a reason, or shows it again. */
export function HideOrShow({ review }: { review: AdminReview }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const change = async (data: Pick<AdminReview, 'hidden'> & { hidden_reason?: string }, done: string) => {
    await dataProvider.update('reviews', { id: review.id, data, previousData: review });
    notify(done, { type: 'success' });
    refresh();
  };
  if (review.hidden)
    return (
      <Button
        variant="contained"
        onClick={() =>
          change({ hidden: false }, 'reviews.now_shown').catch((error: unknown) =>
            notify(keyOfError(error), { type: 'error' }),
          )
        }
      >
        {t('reviews.show')}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setAsking(true)}>
        {t('reviews.hide')}
      </Button>
      {asking && (
        <HideDialog
          onClose={() => setAsking(false)}
          onHide={(hidden_reason) => change({ hidden: true, hidden_reason }, 'reviews.now_hidden')}
        />
      )}
    </>
  );
}
