import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { downloadCsv } from '../../../lib/api/download-csv.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Downloads the bookings of an invoice as CSV, for accounting. */
export function DownloadLines({ invoiceId, number }: { invoiceId: string; number: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      downloadCsv({
        resource: 'invoice-lines',
        filter: { invoice_id: invoiceId },
        name: number,
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
  });
  return (
    <Button
      size="small"
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={t('money.invoices.csv_of', { number })}
    >
      CSV
    </Button>
  );
}
