import type { Booking } from '@cubby/api';
import { FactList, Logo } from '@cubby/design-system';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { writeDate } from './write-date.ts';

interface PrintedReceiptProps {
  booking: Booking;
  /** Called after printing, and after cancelling it. */
  onDone: () => void;
}

/** The receipt as a sheet that prints as soon as it renders: it is alone on paper, and hidden on the screen. */
export function PrintedReceipt({ booking, onDone }: PrintedReceiptProps) {
  const { t, locale } = useI18n();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  const { stashpoint, customer } = booking;
  const { name, address, register, vat_number: number } = useAppContext().data.operator;
  const taxed = number && t('manage.receipt.vatNumber', { number });
  const seller = [name, address, register, taxed].filter(Boolean).join(', ');
  const when = (instant: string) => writeDate(instant, stashpoint.timezone, locale);
  return createPortal(
    <Box id="receipt" sx={{ display: 'none', '@media print': { display: 'grid', gap: 3, padding: 2, maxWidth: 640 } }}>
      <GlobalStyles styles={{ '@media print': { 'body > :not(#receipt)': { display: 'none !important' } } }} />
      <Logo size={32} />
      <Typography component="p" variant="h2">
        {t('manage.receipt.title')}
      </Typography>
      <FactList
        receipt
        facts={[
          ...(name ? ([[t('manage.receipt.seller'), seller]] as const) : []),
          [t('booking.id'), booking.id],
          [t('manage.receipt.booked'), when(booking.created)],
          [t('manage.receipt.traveller'), `${customer.first_name} ${customer.last_name}`],
          [
            t('manage.receipt.place'),
            [stashpoint.business_name, stashpoint.registered_name, stashpoint.address].filter(Boolean).join(', '),
          ],
          [t('stay.dropoff'), when(booking.dropoff)],
          [t('stay.pickup'), when(booking.pickup)],
          [t('stay.bags'), String(booking.bag_count)],
        ]}
      />
      <ReceiptLines booking={booking} />
    </Box>,
    document.body,
  );
}
