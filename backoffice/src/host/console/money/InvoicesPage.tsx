import type { Invoice } from '@cubby/api';
import Box from '@mui/material/Box';
import { INVOICE_FILTERS, useInvoiceColumns } from '../../../shared/host-facts/use-invoice-columns.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { StatementCard } from './StatementCard.tsx';
import { TaxDetailsCard } from './TaxDetailsCard.tsx';

/** The host's invoices to Cubby, issued by Cubby on their behalf; the tax details; and the yearly statement. */
export function InvoicesPage() {
  const columns = useInvoiceColumns();
  return (
    <RecordList<Invoice>
      title="host.menu.invoices"
      sort={{ field: 'number', order: 'DESC' }}
      filters={INVOICE_FILTERS}
      intro={
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <TaxDetailsCard />
          <StatementCard />
        </Box>
      }
    >
      <RecordTable<Invoice>>{columns}</RecordTable>
    </RecordList>
  );
}
