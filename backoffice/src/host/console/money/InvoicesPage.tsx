import { CURRENCY_CODES, INVOICE_KINDS, type Invoice } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../../shared/values/AmountText.tsx';
import { DateText } from '../../../shared/values/DateText.tsx';
import { DownloadLines } from './DownloadLines.tsx';
import { StatementCard } from './StatementCard.tsx';
import { TaxDetailsCard } from './TaxDetailsCard.tsx';

const Column = RecordTable.Col<Invoice>;

/** The host's invoices to Cubby, issued by Cubby on their behalf; the tax details; and the yearly statement. */
export function InvoicesPage() {
  const t = useTranslate();
  const { monthOf } = useFormats();
  return (
    <RecordList<Invoice>
      title="host.menu.invoices"
      sort={{ field: 'number', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="kind"
          source="kind"
          label="money.what"
          emptyText="money.invoices.all"
          choices={INVOICE_KINDS.map((kind) => ({ id: kind, name: `money.invoices.kind.${kind}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="ccy_code"
          source="ccy_code"
          label="money.currency"
          emptyText="money.all_currencies"
          choices={CURRENCY_CODES.map((code) => ({ id: code, name: code }))}
          alwaysOn
        />,
      ]}
      intro={
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <TaxDetailsCard />
          <StatementCard />
        </Box>
      }
    >
      <RecordTable<Invoice>>
        <Column
          source="number"
          label="money.invoices.number"
          csv={{ number: 'money.invoices.number', corrects: 'money.invoices.corrected' }}
          render={({ number, corrects }) => (
            <TwoLines first={number} second={corrects && t('money.invoices.corrects', { number: corrects })} />
          )}
        />
        <Column
          source="kind"
          label="money.what"
          csv={{ kind: { words: 'money.invoices.kind' } }}
          render={({ kind }) => (
            <FeatureBadge label={t(`money.invoices.kind.${kind}`)} tone={kind === 'invoice' ? 'good' : 'warm'} />
          )}
        />
        <Column source="period" label="money.invoices.period" render={({ period }) => monthOf(period)} />
        <Column source="issued" label="money.invoices.issued" field={DateText} />
        <Column source="net" label="money.invoices.net" align="right" field={AmountText} />
        <Column source="vat" label="money.invoices.vat" align="right" field={AmountText} />
        <Column
          source="gross"
          label="money.invoices.gross"
          align="right"
          render={() => (
            <b>
              <AmountText source="gross" />
            </b>
          )}
        />
        <Column
          source="papers"
          label="money.invoices.papers"
          render={({ id, number, pdf_url }) => (
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <Button size="small" href={pdf_url} download aria-label={t('money.invoices.pdf_of', { number })}>
                PDF
              </Button>
              <DownloadLines invoiceId={id} number={number} />
            </Box>
          )}
        />
      </RecordTable>
    </RecordList>
  );
}
