import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { downloadCsv } from '../../../lib/api/download-csv.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';

/** Downloads the bookings of an invoice as CSV, for accounting. */
export function DownloadLines({ invoiceId, number }: { invoiceId: string; number: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await downloadCsv({
      resource: 'invoice-lines',
      filter: { invoice_id: invoiceId },
      name: number,
      onProgress: () => {},
      signal: new AbortController().signal,
    }).catch((error: unknown) => notify(keyOfError(error), { type: 'error' }));
    setBusy(false);
  };
  return (
    <Button
      size="small"
      loading={busy}
      onClick={() => void start()}
      aria-label={t('money.invoices.csv_of', { number })}
    >
      CSV
    </Button>
  );
}
