import { INVOICE_KINDS, type Invoice } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { currencyFilter } from '../lists/currency-filter.tsx';
import { RecordTable } from '../lists/RecordTable.tsx';
import { SearchFilter } from '../lists/SearchFilter.tsx';
import { AmountText } from '../values/AmountText.tsx';
import { DateText } from '../values/DateText.tsx';
import { DownloadLines } from './DownloadLines.tsx';

const Column = RecordTable.Col<Invoice>;

/** The filters of a list of invoices, for hosts and staff. */
export const INVOICE_FILTERS = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="money.what"
    emptyText="money.invoices.all"
    choices={INVOICE_KINDS.map((kind) => ({ id: kind, name: `money.invoices.kind.${kind}` }))}
    alwaysOn
  />,
  currencyFilter,
];

/** Returns the columns of a list of invoices, for hosts and staff. */
export function useInvoiceColumns() {
  const t = useTranslate();
  const { monthOf } = useFormats();
  return [
    <Column
      key="number"
      source="number"
      label="money.invoices.number"
      csv={{ number: 'money.invoices.number', corrects: 'money.invoices.corrected' }}
      render={({ number, corrects }) => (
        <TwoLines first={number} second={corrects && t('money.invoices.corrects', { number: corrects })} />
      )}
    />,
    <Column
      key="kind"
      source="kind"
      label="money.what"
      csv={{ kind: { words: 'money.invoices.kind' } }}
      render={({ kind }) => (
        <FeatureBadge label={t(`money.invoices.kind.${kind}`)} tone={kind === 'invoice' ? 'good' : 'warm'} />
      )}
    />,
    <Column key="period" source="period" label="money.invoices.period" render={({ period }) => monthOf(period)} />,
    <Column key="issued" source="issued" label="money.invoices.issued" field={DateText} />,
    <Column key="net" source="net" label="money.invoices.net" align="right" field={AmountText} />,
    <Column key="vat" source="vat" label="money.invoices.vat" align="right" field={AmountText} />,
    <Column
      key="gross"
      source="gross"
      label="money.invoices.gross"
      align="right"
      render={() => (
        <b>
          <AmountText source="gross" />
        </b>
      )}
    />,
    <Column
      key="papers"
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
    />,
  ];
}
