import type { Booking } from '@cubby/api';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { receiptUrl } from './receipt-url.ts';

/** The booking and its payments, with a printable version. */
export function Receipt({ booking }: { booking: Booking }) {
  const { t, language } = useI18n();
  const pdf = receiptUrl(booking, language);
  const [printing, setPrinting] = useState(false);
  return (
    <Fold title={t('manage.receipt.title')} heading="h2">
      <ReceiptLines booking={booking} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {pdf && (
          <Button startIcon={<PictureAsPdfRounded />} href={pdf} download>
            {t('manage.receipt.pdf')}
          </Button>
        )}
        <Button startIcon={<PrintRounded />} onClick={() => setPrinting(true)}>
          {t('manage.receipt.print')}
        </Button>
      </Stack>
      {printing && <PrintedReceipt booking={booking} onDone={() => setPrinting(false)} />}
    </Fold>
  );
}
