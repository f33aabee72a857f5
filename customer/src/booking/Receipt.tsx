import type { Booking } from '@cubby/api';
import { Panel, Section } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';

/** What was bought and what moved, and the way to have it on paper. */
export function Receipt({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  return (
    <Section
      title={t('manage.receipt.title')}
      aside={
        <Button startIcon={<PrintRounded />} onClick={() => window.print()}>
          {t('manage.receipt.print')}
        </Button>
      }
    >
      <Panel>
        <ReceiptLines booking={booking} />
      </Panel>
      <PrintedReceipt booking={booking} />
    </Section>
  );
}
