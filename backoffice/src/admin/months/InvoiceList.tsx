import type { Invoice } from '@cubby/api';
import { INVOICE_FILTERS, useInvoiceColumns } from '../../shared/host-facts/use-invoice-columns.tsx';
import { HostName, LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { MonthTabs } from './MonthTabs.tsx';

const Column = RecordTable.Col<Invoice>;

/** Invoices and credit notes of all hosts. */
export function InvoiceList() {
  const columns = useInvoiceColumns();
  return (
    <RecordList<Invoice>
      resource="invoices"
      sort={{ field: 'issued', order: 'DESC' }}
      filters={INVOICE_FILTERS}
      intro={<MonthTabs />}
    >
      <LinkedFilters>
        <LinkedFilter<Invoice> source="host_id" label="incidents.field.host" nameOf={(id) => <HostName id={id} />} />
        <LinkedFilter source="from" label="money.from" />
        <LinkedFilter source="to" label="money.until" />
      </LinkedFilters>
      <RecordTable<Invoice>>
        <Column
          source="supplier"
          label="incidents.field.host"
          csv={{ 'supplier.name': {} }}
          render={({ supplier }) => supplier.name}
        />
        {columns}
      </RecordTable>
    </RecordList>
  );
}
