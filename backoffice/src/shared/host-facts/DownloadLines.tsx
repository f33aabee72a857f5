import type { InvoiceLine } from '@cubby/api';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExportMenu } from '../lists/ExportMenu.tsx';

const FIELDS: readonly [keyof InvoiceLine, label: string][] = [
  ['number', 'money.invoice'],
  ['booking_id', 'money.booking'],
  ['stashpoint_name', 'money.place'],
  ['dropoff', 'bookings.field.dropoff'],
  ['pickup', 'bookings.pickup'],
  ['bag_count', 'bookings.field.bags'],
  ['amount', 'money.commissions.share'],
];

/** Downloads the bookings of an invoice as CSV, for accounting. */
export function DownloadLines({ invoiceId, number }: { invoiceId: string; number: string }) {
  const t = useTranslate();
  return (
    <ExportMenu
      resource="invoice-lines"
      filter={{ invoice_id: invoiceId }}
      name={number}
      fields={FIELDS.map(([field, label]) => ({ field, heading: t(label) }))}
      button={{ size: 'small', children: 'CSV', 'aria-label': t('money.invoices.csv_of', { number }) }}
    />
  );
}
